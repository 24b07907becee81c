import type { ReactNode } from 'react';
import type { Failure } from '../../contract.ts';
import { words } from '../words.ts';
import { Words } from './Alert.tsx';
import { Button } from './Button.tsx';
import styles from './FailureBar.module.css';

interface Props {
  readonly failure: Failure;
  /** What else is to be known, below. */
  readonly children?: ReactNode;
  readonly retry?: string;
  readonly onRetry: () => void;
}

/** What did not work, and a button that tries it again: read out at once. */
export function FailureBar({ failure, children, retry = words.failure.retry, onRetry }: Props) {
  return (
    <div className={`fault row ${styles.bar}`} role="alert">
      <div>
        <Words message={failure.message} advice={failure.advice} />
        {children}
      </div>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
