import type { ReactNode } from 'react';
import { Words } from './Alert.tsx';
import { Button } from './Button.tsx';
import styles from './FailureBar.module.css';

interface Props {
  readonly message: string;
  readonly advice: string | null;
  /** What else is to be known, below. */
  readonly children?: ReactNode;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** What did not work, and a button that tries it again: read out at once. */
export function FailureBar({ message, advice, children, retry, onRetry }: Props) {
  return (
    <div className={`fault row ${styles.bar}`} role="alert">
      <div>
        <Words message={message} advice={advice} />
        {children}
      </div>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
