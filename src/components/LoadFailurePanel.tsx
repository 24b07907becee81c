import { ui } from '../shell/shell.static.ts';
import { Icon } from './Icon.tsx';
import styles from './LoadFailurePanel.module.css';

interface LoadFailurePanelProps {
  readonly onRetry: () => void;
}

/** Shown instead of a page that failed to load. */
export function LoadFailurePanel({ onRetry }: LoadFailurePanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <Icon name="alert" look="print" />
      <p>{ui.loadFailed}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {ui.retry}
      </button>
    </div>
  );
}
