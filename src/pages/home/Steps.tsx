import { useEffect, useRef, useState } from 'react';
import type { HomePage } from '#generated/types.ts';
import styles from './Steps.module.css';

/** Milliseconds that the typewriter takes for a character. */
const pace = 100;

/** The three steps, whose texts are typed once, when at least half of the block is in view. */
export function Steps({ title, items }: HomePage['steps']) {
  const block = useRef<HTMLElement>(null);
  const typed = useTypewriter(block, Math.max(...items.map(({ text }) => text.length)));
  return (
    <section ref={block} className="night" aria-labelledby="steps">
      <div className="container section">
        <h2 id="steps">{title}</h2>
        <ol className={styles.steps}>
          {items.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <TypedText text={step.text} typed={typed} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Screen readers get the whole text. The untyped rest keeps its space, so that nothing moves. */
function TypedText({ text, typed }: { readonly text: string; readonly typed: number | null }) {
  if (typed === null || typed >= text.length) return <p>{text}</p>;
  return (
    <p>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true" className={styles.typed} data-started={typed > 0}>
        {text.slice(0, typed)}
      </span>
      <span aria-hidden="true" className={styles.untyped}>
        {text.slice(typed)}
      </span>
    </p>
  );
}

/** @returns how many characters are typed, null when there is nothing to wait for */
function useTypewriter(block: { readonly current: HTMLElement | null }, length: number): number | null {
  const [typed, setTyped] = useState<number | null>(null);

  useEffect(() => {
    if (!block.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        setTyped(0);
        if (!entry || !isHalfVisible(entry)) return;
        observer.disconnect();
        timer = setInterval(() => setTyped((count) => (count ?? 0) + 1), pace);
      },
      { threshold: [0, 0.25, 0.5] },
    );
    observer.observe(block.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      setTyped(null);
    };
  }, [block]);

  // A timer that has typed everything has nothing left to do.
  return typed === null || typed >= length ? null : typed;
}

/** A block taller than the viewport counts as soon as it fills half of it. */
function isHalfVisible({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  return (
    intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)
  );
}
