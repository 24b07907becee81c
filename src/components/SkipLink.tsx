import { ui } from '../shell/shell.static.ts';

/** The first link of every page skips the header. */
export function SkipLink() {
  return (
    <a href="#contenu" className="screen-only skip-link">
      {ui.skipLink}
    </a>
  );
}
