import { ui } from '../shell/shell.static.ts';
import { Button } from './ButtonLink.tsx';
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
      <Button onClick={onRetry}>{ui.retry}</Button>
    </div>
  );
}
