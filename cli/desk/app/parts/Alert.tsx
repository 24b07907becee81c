import styles from './Alert.module.css';

interface Props {
  readonly message: string;
  readonly advice: string | null;
  readonly className?: string | undefined;
}

/** What went wrong, and below it what to do: read out at once. */
export function Alert({ message, advice, className }: Props) {
  return (
    <div role="alert" className={className}>
      <Words message={message} advice={advice} />
    </div>
  );
}

/** The same inside what is read out anyway. */
export function Words({ message, advice }: Pick<Props, 'message' | 'advice'>) {
  return (
    <p className={styles.alert}>
      <strong>{message}</strong>
      {advice && <span>{advice}</span>}
    </p>
  );
}
