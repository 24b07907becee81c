import { phoneHref } from '#generated/shared/phone.ts';
import { useIsHydrated } from '../shell/hydrated.ts';
import { site, ui } from '../shell/shell.static.ts';
import styles from './Notices.module.css';

/** Shown by the start script (`cli/site/build/documents.ts`) where the application cannot start; gone once it has. */
export function StartFailure() {
  if (useIsHydrated()) return null;
  return (
    <div className={`screen-only ${styles.notices}`}>
      <p id="start-failure" role="alert" data-level="warning" hidden>
        {ui.startFailed} <a href={phoneHref(site.phone)}>{site.phone}</a>
      </p>
    </div>
  );
}
