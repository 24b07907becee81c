import { useState, useSyncExternalStore } from 'react';
import type { Site, ContactPage as Words } from '#generated/types.ts';
import { Button } from '../../components/ButtonLink.tsx';
import styles from './ContactMap.module.css';

/** Not in React's types yet: the frame gets no cookies of its host. */
const withoutCookies = { credentialless: true };

interface ContactMapProps extends Pick<Site['map'], 'title' | 'embed'> {
  readonly words: Pick<Words, 'mapMissing' | 'mapShow'>;
}

/** A third-party map, asked for when the visitor says so and online. */
export function ContactMap({ title, embed, words }: ContactMapProps) {
  const [isAsked, setIsAsked] = useState(false);
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={`screen-only ${styles.map}`}>
      <div>
        <p>{words.mapMissing}</p>
        {!isAsked && (
          <p className="script-only">
            <Button onClick={() => setIsAsked(true)}>{words.mapShow}</Button>
          </p>
        )}
      </div>
      {isAsked && isOnline && (
        <iframe ref={focus} title={title} src={embed} referrerPolicy="no-referrer" {...withoutCookies} />
      )}
    </div>
  );
}

/** The button that was pressed is gone. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
