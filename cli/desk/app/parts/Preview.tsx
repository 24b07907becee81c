import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { EntryStatus, Place, Subject } from '../../contract.ts';
import { api, DeskError } from '../api.ts';
import { desk } from '../desk-store.ts';
import { useStore } from '../store.ts';
import { words } from '../words.ts';
import { Button, IconButton, IconLink } from './Button.tsx';
import styles from './Preview.module.css';
import { MOST_WORDS, showInPage, watchTouches } from './shown-page.ts';

interface Props {
  readonly pages: EntryStatus['pages'];
  /** The entry that is open: preferred where several have the same text. */
  readonly subject?: Subject;
  /** The page that comes unless somebody has chosen another. */
  readonly about?: string | undefined;
  readonly widthAtFirst?: keyof typeof WIDTHS;
  /** The text that is being written: the page scrolls to it. */
  readonly follows?: string;
  /** The text where there is no page. */
  readonly none?: string;
  readonly onFound: (place: Pick<Place, 'subject' | 'pointer'>) => void;
}

const WIDTHS = { phone: 390, desk: 1280 } as const;

/** Height of the frame where the window gives none, in pixels. */
const LEAST_HEIGHT = 480;

/** The page itself, at a telephone's or a computer's width, whatever room there is. The site's server keeps it up to date. */
export function Preview({
  pages,
  subject,
  about,
  widthAtFirst = 'phone',
  follows = '',
  none = words.preview.none,
  onFound,
}: Props) {
  const [width, setWidth] = useState(widthAtFirst);
  const [chosen, setChosen] = useState<string | null>(null);
  const [last, setLast] = useState<string>();
  const [isTouching, setTouching] = useState(false);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const frame = useRef<HTMLIFrameElement>(null);
  const select = useId();
  const wanted = [chosen, about, last].find((each) => pages.some(({ address }) => address === each));
  const address = wanted ?? pages[0]?.address;
  if (address !== last) setLast(address);

  // The box comes and goes with the pages: a new entry has none at first.
  const box = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const touch = useEffectEvent(async (text: string) => {
    if (subject !== undefined) await desk.session(subject).flush();
    const page = frame.current?.contentWindow?.location.pathname ?? '/';
    const { place } = await api.locate(text.slice(0, MOST_WORDS), page, subject ?? null);
    if (place === null) desk.complain(new DeskError({ message: words.preview.notFound, advice: null }));
    else onFound(place);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a frame of its own
  useEffect(() => {
    const inner = frame.current;
    if (!isTouching || inner === null) return;
    const watch = () => watchTouches(inner, (text) => void touch(text).catch(desk.complain));
    let stop = watch();
    const again = () => {
      stop();
      stop = watch();
    };
    inner.addEventListener('load', again);
    return () => {
      inner.removeEventListener('load', again);
      stop();
    };
  }, [isTouching, address]);

  const loadEmpty = useEffectEvent(() => {
    const inner = frame.current;
    if (inner && address && !inner.contentDocument?.body?.innerText.trim()) inner.src = address;
  });
  const returns = useStore(desk.returns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that had begun to load when the server went stays empty
  useEffect(() => loadEmpty(), [returns]);

  useEffect(() => {
    if (frame.current !== null) showInPage(frame.current, follows);
  }, [follows]);

  if (address === undefined) return <p className="empty">{none}</p>;
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / WIDTHS[width]);
  return (
    <section className={styles.preview} aria-label={words.preview.title}>
      <div className={`row ${styles.tools}`}>
        {pages.length > 1 && (
          <>
            <label htmlFor={select} className="visually-hidden">
              {words.preview.pages}
            </label>
            <select id={select} value={address} onChange={(event) => setChosen(event.target.value)}>
              {pages.map((page) => (
                <option key={page.address} value={page.address}>
                  {page.title}
                </option>
              ))}
            </select>
          </>
        )}
        <fieldset aria-label={words.preview.width} className="segments">
          {(['phone', 'desk'] as const).map((name) => (
            <IconButton
              key={name}
              icon={name === 'phone' ? 'phone' : 'screen'}
              label={words.preview[name]}
              aria-pressed={width === name}
              onClick={() => setWidth(name)}
            />
          ))}
        </fieldset>
        <Button
          icon="touch"
          aria-pressed={isTouching}
          title={words.preview.touchHelp}
          onClick={() => {
            setTouching(!isTouching);
            if (!isTouching) desk.speak(words.preview.touchHelp);
          }}
        >
          {words.preview.touch}
        </Button>
        <IconLink icon="outside" label={words.preview.open} href={address} target="_blank" rel="noreferrer" />
      </div>
      <div ref={box} className={styles.box} data-width={width}>
        {/* Another page in the same frame would be a step of Back. */}
        <iframe
          key={address}
          ref={frame}
          title={words.preview.title}
          src={address}
          style={{
            inlineSize: WIDTHS[width],
            blockSize: Math.max(room.height, LEAST_HEIGHT) / scale,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </section>
  );
}
