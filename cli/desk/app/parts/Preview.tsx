import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { EntryView, Place, Subject } from '../../contract.ts';
import { api, DeskError } from '../api.ts';
import { desk } from '../desk-store.ts';
import { words } from '../words.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Preview.module.css';

interface Props {
  readonly pages: EntryView['pages'];
  /** The entry that is open: where several say the same, it is meant. */
  readonly subject?: Subject;
  readonly widthAtFirst?: keyof typeof WIDTHS;
  readonly onFound: (place: Pick<Place, 'subject' | 'pointer'>) => void;
}

const WIDTHS = { phone: 390, desk: 1280 } as const;

/** Height of the frame where the window gives none, in pixels. */
const LEAST_HEIGHT = 480;

/** The page itself, at a telephone's or a computer's width, whatever room there is. The site's server keeps it up to date. */
export function Preview({ pages, subject, widthAtFirst = 'phone', onFound }: Props) {
  const [width, setWidth] = useState(widthAtFirst);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTouching, setTouching] = useState(false);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const frame = useRef<HTMLIFrameElement>(null);
  const select = useId();
  const address = pages.find((page) => page.address === chosen)?.address ?? pages[0]?.address;

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
  }, [isTouching]);

  if (address === undefined) return <p className={styles.none}>{words.preview.none}</p>;
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / WIDTHS[width]);
  return (
    <section className={styles.preview} aria-label={words.preview.title}>
      <div className={styles.tools}>
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
        <fieldset aria-label={words.preview.width} className={styles.widths}>
          {(['phone', 'desk'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={width === name}
              aria-label={words.preview[name]}
              title={words.preview[name]}
              onClick={() => setWidth(name)}
            >
              <Icon name={name === 'phone' ? 'phone' : 'screen'} />
            </button>
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
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={styles.outside}
          aria-label={words.preview.open}
          title={words.preview.open}
        >
          <Icon name="outside" />
        </a>
      </div>
      <div ref={box} className={styles.box} data-width={width}>
        <iframe
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

/** Enough to recognize a text by, in characters. */
const MOST_WORDS = 1000;

/** While it is watched, the page marks the text below the pointer, and a click says which it is. Returns what ends it. */
function watchTouches(frame: HTMLIFrameElement, onTouch: (text: string) => void): () => void {
  const page = frame.contentDocument;
  if (page === null) return () => {};
  const style = page.createElement('style');
  style.textContent =
    '[data-desk-touched] { outline: 3px solid #e0a73c !important; outline-offset: 2px; cursor: pointer !important; }';
  page.head.append(style);
  const mark = (element: Element | null) => {
    for (const marked of page.querySelectorAll('[data-desk-touched]'))
      marked.removeAttribute('data-desk-touched');
    element?.setAttribute('data-desk-touched', '');
  };
  const over = (event: Event) => mark(textAround(event.target));
  const click = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const text = textAround(event.target)?.textContent?.replace(/\s+/g, ' ').trim();
    if (text) onTouch(text);
  };
  page.addEventListener('pointerover', over, { capture: true });
  page.addEventListener('click', click, { capture: true });
  return () => {
    page.removeEventListener('pointerover', over, { capture: true });
    page.removeEventListener('click', click, { capture: true });
    mark(null);
    style.remove();
  };
}

/** The nearest element that holds words itself. */
function textAround(target: EventTarget | null): Element | null {
  let element = target as Element | null;
  const holdsWords = (one: Element) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  while (element && !holdsWords(element)) element = element.parentElement;
  return element;
}
