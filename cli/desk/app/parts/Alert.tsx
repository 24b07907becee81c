import styles from './Alert.module.css';

interface Props {
  readonly message: string;
  readonly advice: string | null;
  readonly className?: string | undefined;
}

/** What went wrong, and below it what to do: seen and read out at once. */
export function Alert({ message, advice, className }: Props) {
  return (
    <div role="alert" className={className} ref={scrollIntoView}>
      <Words message={message} advice={advice} />
    </div>
  );
}

/** To the middle: a bar may cover the edge of the window. */
function scrollIntoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'center' });
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
