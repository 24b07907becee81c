import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../shell/hydrated.ts';
import { formAnswers, readAnswers, withAnswer, writeAnswers } from './answers.ts';
import type { Answers, Question } from './find-trees.ts';

/** Debounce of address changes, in milliseconds, because browsers limit their rate. */
const rest = 350;

const none: Answers = {};

interface AnswersInHand {
  /** Updated immediately. */
  readonly answers: Answers;
  /** As in the address, after the debounce. */
  readonly kept: Answers;
  readonly give: (id: string, answer: Answers[string] | undefined) => void;
  readonly clear: () => void;
}

/**
 * The answers, kept in the address: links can be shared, and the back button undoes one answer at a time. The prerendered
 * page has no answers; the first render matches it, the next one the address.
 * @param form read once, for choices from before hydration
 */
export function useAnswers(
  questions: readonly Question[],
  form: RefObject<HTMLFormElement | null>,
): AnswersInHand {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const [given, setGiven] = useState<Answers>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastQuestion = useRef<string>(undefined);
  const written = useRef<string>(undefined);
  const address = search.toString();

  const seen = useRef(address);

  const kept = isHydrated ? readAnswers(questions, search) : none;
  const answers = given ?? kept;

  // The address has changed, by an answer or by the back button, which wins over a pending answer.
  useEffect(() => {
    if (address === seen.current) return;
    seen.current = address;
    clearTimeout(timer.current);
    setGiven(undefined);
    if (address !== written.current) lastQuestion.current = undefined;
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = (next: Answers, question: string | undefined) => {
    const parameters = writeAnswers(questions, next);
    const isSame = question !== undefined && question === lastQuestion.current;
    if (parameters.toString() === address) {
      setGiven(undefined);
      return;
    }
    lastQuestion.current = question;
    written.current = parameters.toString();
    setSearch(parameters, { replace: isSame });
  };
  const hold = (next: Answers, question: string | undefined) => {
    setGiven(next);
    clearTimeout(timer.current);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      // The visitor may have left for a page that is still on its way, and would be called back.
      if (window.location.pathname === pathname) keep(next, question);
    }, rest);
  };
  const give = (id: string, answer: Answers[string] | undefined) => hold(withAnswer(answers, id, answer), id);
  const clear = () => {
    clearTimeout(timer.current);
    keep(none, undefined);
  };

  // Before the render with the answers of the address, which would overwrite those of the form.
  const adopt = useEffectEvent(() => {
    const early = form.current ? formAnswers(questions, new FormData(form.current)) : none;
    const addressed = readAnswers(questions, search);
    const both = { ...addressed, ...early };
    if (writeAnswers(questions, both).toString() !== writeAnswers(questions, addressed).toString())
      hold(both, undefined);
  });
  useLayoutEffect(() => adopt(), []);
  return { answers, kept, give, clear };
}
