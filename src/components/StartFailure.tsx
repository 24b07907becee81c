import { phoneHref } from '#generated/shared/phone.ts';
import { useIsHydrated } from '../shell/hydrated.ts';
import { site, ui } from '../shell/shell.static.ts';
import styles from './StartFailure.module.css';

/** Shown by the start script (`cli/site/build/documents.ts`) where the application cannot start; gone once it has. */
export function StartFailure() {
  if (useIsHydrated()) return null;
  return (
    <p id="start-failure" role="alert" className={`screen-only ${styles.words}`} hidden>
      {ui.startFailed} <a href={phoneHref(site.phone)}>{site.phone}</a>
    </p>
  );
}
