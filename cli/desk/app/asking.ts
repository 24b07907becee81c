import { useEffect, useEffectEvent, useState } from 'react';
import { desk } from './desk-store.ts';
import { useStore } from './store.ts';

/** Runs what an editor has asked for; what goes wrong is shown. */
export function useAct(): readonly [isBusy: boolean, act: (work: () => Promise<unknown>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().catch(desk.complain);
    setBusy(false);
  };
  return [isBusy, act];
}

/**
 * What the server answers to a question, asked again with whatever has changed; `null` until then.
 * @param question another one is asked again; meanwhile the answer to the last one stays
 */
export function useAnswer<T>(
  question: string,
  ask: () => Promise<T> | null,
): { readonly answer: T; readonly question: string } | null {
  const overview = useStore(desk.overview);
  const [answered, setAnswered] = useState<{ readonly answer: T; readonly question: string } | null>(null);
  const askNow = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again with whatever has changed
  useEffect(() => {
    let isCurrent = true;
    askNow()?.then((answer) => isCurrent && setAnswered({ answer, question }), desk.complain);
    return () => {
      isCurrent = false;
    };
  }, [question, overview]);
  return answered;
}
