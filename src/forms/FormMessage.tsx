import { Icon } from '../components/Icon.tsx';
import styles from './FormMessage.module.css';

interface FormMessageProps {
  readonly success: string | false;
  readonly error: string | false;
}

/** What became of a form. Both places are always in the page, empty or not, so that a screen reader hears what comes into them. */
export function FormMessage({ success, error }: FormMessageProps) {
  return (
    <div>
      <div role="status" className={styles.message}>
        {success && <Icon name="check" />}
        {success}
      </div>
      <div role="alert" className={styles.message}>
        {error && <Icon name="alert" />}
        {error}
      </div>
    </div>
  );
}
