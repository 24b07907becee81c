import { useEffect, useRef } from 'react';
import styles from './Snowfall.module.css';

/** Snow in front of what it lies on: three sheets of flakes, still while out of sight, absent when motion is unwelcome. */
export function Snowfall() {
  const sky = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = sky.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => {
      target.dataset.still = String(entry?.isIntersecting === false);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={sky} className={styles.sky} aria-hidden="true">
      <div className={styles.far} />
      <div className={styles.middle} />
      <div className={styles.near} />
    </div>
  );
}
