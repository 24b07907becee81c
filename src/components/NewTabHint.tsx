import { ui } from '../shell/shell.static.ts';
import { Icon } from './Icon.tsx';

/** Marks a link that opens a new tab: an arrow, and hidden text for screen readers. */
export function NewTabHint() {
  return (
    <>
      <Icon name="new-tab" />
      <span className="visually-hidden"> ({ui.newTab})</span>
    </>
  );
}
