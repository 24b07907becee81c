import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import styles from './FormMessage.module.css';

interface FormMessageProps {
  /** What is said while it is under way. */
  readonly pending?: string | false;
  readonly success: string | false;
  readonly error: ReactNode;
  /** Of the error, for the field that it is about. */
  readonly errorId?: string;
}

/** The outcome of a form. Both live regions are always in the page, so that screen readers announce changes. */
export function FormMessage({ pending, success, error, errorId }: FormMessageProps) {
  return (
    <div>
      <div role="status" className={styles.message}>
        {success && <Icon name="check" />}
        {pending || success}
      </div>
      <div id={errorId} role="alert" className={styles.message}>
        {error && <Icon name="alert" />}
        {error}
      </div>
    </div>
  );
}
