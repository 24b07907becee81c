import { type ReactNode, useEffect, useRef } from 'react';
import styles from './FadeIn.module.css';

/** Fades its content in when it first comes into view; not without script or with reduced motion. */
export function FadeIn({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        target.dataset.fade = target.dataset.fade === 'waiting' ? 'done' : 'none';
        observer.disconnect();
      } else {
        target.dataset.fade = 'waiting';
      }
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={element} className={styles.fade}>
      {children}
    </div>
  );
}
