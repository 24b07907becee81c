import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Overview } from '../contract.ts';
import { desk } from './desk-store.ts';
import { useStore } from './store.ts';

/** Runs an action of an editor; its error is shown. */
export function useAct(): readonly [isBusy: boolean, act: (work: () => Promise<unknown>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().catch(desk.complain);
    setBusy(false);
  };
  return [isBusy, act];
}

interface Answered<T> {
  readonly answer: T;
  readonly question: string;
}

/**
 * What the server answers to a question, asked again with whatever has changed; `null` until then. `isCurrent`: nothing has
 * changed since it was asked.
 * @param question another one is asked again; meanwhile the answer to the last one stays
 * @param pause after which an answer is asked for again, in milliseconds; `null` where it stays
 */
export function useAnswer<T>(
  question: string,
  ask: () => Promise<T> | null,
  pause: (answer: T) => number | null = () => null,
): (Answered<T> & { readonly isCurrent: boolean }) | null {
  const overview = useStore(desk.overview);
  const [answered, setAnswered] = useState<(Answered<T> & { overview: Overview | null }) | null>(null);
  const [times, setTimes] = useState(0);
  const order = useRef({ asked: 0, shown: 0 });
  const askNow = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again with whatever has changed
  useEffect(() => {
    const number = ++order.current.asked;
    askNow()?.then((answer) => {
      // One that was asked for earlier may come later, and no longer be true.
      if (number < order.current.shown) return;
      order.current.shown = number;
      setAnswered({ answer, question, overview });
    }, desk.complain);
  }, [question, overview, times]);
  const wait = answered && pause(answered.answer);
  useEffect(() => {
    if (answered === null || wait === null) return;
    const timer = setTimeout(() => setTimes((count) => count + 1), wait);
    return () => clearTimeout(timer);
  }, [answered, wait]);
  const isCurrent = answered?.question === question && answered.overview === overview;
  return answered && { ...answered, isCurrent };
}
