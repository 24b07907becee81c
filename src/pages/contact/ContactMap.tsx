import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Site } from '#generated/types.ts';
import styles from './ContactMap.module.css';

/** Not in React's types yet: the frame gets no cookies of its host. */
const withoutCookies = { credentialless: true };

interface ContactMapProps extends Pick<Site['map'], 'title' | 'embed'> {
  /** What is read in its place until it has come. */
  readonly missing: string;
}

/** A third-party map, loaded only when in view and online. */
export function ContactMap({ title, embed, missing }: ContactMapProps) {
  const [isSeen, setIsSeen] = useState(false);
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
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
      <p>{missing}</p>
      {isSeen ? isOnline && map : <noscript>{map}</noscript>}
    </div>
  );
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
