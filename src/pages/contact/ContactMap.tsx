import { useEffect, useRef, useState } from 'react';
import type { Site } from '#generated/types.ts';
import styles from './ContactMap.module.css';

/** Not in React's types yet: the frame gets no cookies of its host. */
const withoutCookies = { credentialless: true };

/** A third-party map, loaded only when in view. */
export function ContactMap({ title, embed }: Pick<Site['map'], 'title' | 'embed'>) {
  const [isSeen, setIsSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setIsSeen(true);
      observer.disconnect();
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const map = (
    <iframe title={title} src={embed} loading="lazy" referrerPolicy="no-referrer" {...withoutCookies} />
  );
  return (
    <div ref={place} className={`screen-only ${styles.map}`}>
      {isSeen ? map : <noscript>{map}</noscript>}
    </div>
  );
}
