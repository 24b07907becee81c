import styles from './Snowfall.module.css';

/**
 * Snow in front of what it lies on: three sheets of flakes. They fall for five seconds, come to rest, and drift on as the
 * page is scrolled: what moves for longer has to offer a way to stop it (WCAG 2.2.2). Absent when motion is unwelcome.
 */
export function Snowfall() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <div className={styles.far} />
      <div className={styles.middle} />
      <div className={styles.near} />
    </div>
  );
}
