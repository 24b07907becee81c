import { ui } from '../shell/shell.static.ts';
import styles from './BackLink.module.css';

interface BackLinkProps {
  readonly href: string;
  readonly label: string;
}

/** The way to a page: the home page, and the list that the page belongs to. */
export function BackLink({ href, label }: BackLinkProps) {
  const parent = (
    <a href={href} className="touch-target">
      {label}
    </a>
  );
  return (
    <nav className={`screen-only ${styles.way}`} aria-label={ui.breadcrumbs}>
      {href === '/' ? (
        parent
      ) : (
        <ol className={styles.steps}>
          <li>
            <a href="/" className="touch-target">
              {ui.home}
            </a>
          </li>
          <li>{parent}</li>
        </ol>
      )}
    </nav>
  );
}
