// A submission outlives its form: a visitor who leaves the page and comes back finds it pending or its outcome, and it is
// not sent twice.
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Draft, draftOf, dropDraft, storedDraft } from './drafts.ts';

/** `confirm` is a success after which something is left to do. */
type Outcome = 'success' | 'confirm';
type SubmissionState = 'idle' | 'sending' | Outcome | 'failure' | 'again';

/** Not part of the first load. */
const loadFunctions = () => import('./functions.ts');
type Functions = Awaited<ReturnType<typeof loadFunctions>>;

interface Submission {
  readonly state: SubmissionState;
  /** What the form held when it was sent. */
  readonly sent: Draft;
}

const idle: Submission = { state: 'idle', sent: {} };
const submissions = new Map<string, Submission>();
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function update(name: string, submission: Submission): void {
  submissions.set(name, submission);
  for (const tell of watchers) tell();
}

/**
 * The submission of the form `name`: its state, and `send`, which runs `call` unless one is under way. On success the
 * form is emptied, unless something else was typed meanwhile; the focus comes back to where it was.
 */
export function useSubmission(name: string, form: RefObject<HTMLFormElement | null>) {
  const read = () => submissions.get(name) ?? idle;
  const { state, sent } = useSyncExternalStore(watch, read, () => idle);
  const focused = useRef<Element>(null);

  useEffect(() => {
    // Firefox keeps `disabled` across a reload, and React does not reset it.
    if (state !== 'sending')
      for (const control of form.current?.elements ?? []) (control as HTMLInputElement).disabled = false;
    const isTaken = state === 'success' || state === 'confirm';
    if (isTaken && form.current && isSame(draftOf(form.current), sent)) form.current.reset();
    if (state === 'idle' || state === 'sending') return;
    // A disabled button loses the focus.
    const isLost = document.activeElement === document.body;
    if (isLost && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [state, sent, form]);

  useEffect(() => {
    const element = form.current;
    // Fails without the network; sending says so.
    const open = () =>
      void loadFunctions().then(
        ({ openForm }) => openForm(),
        () => {},
      );
    element?.addEventListener('focusin', open, { once: true });
    return () => element?.removeEventListener('focusin', open);
  }, [form]);

  // An outcome is shown once; it is stale when the visitor comes back to the form.
  useEffect(
    () => () => {
      if (submissions.get(name)?.state !== 'sending') submissions.delete(name);
    },
    [name],
  );

  const send = async (
    call: (send: Functions['send'], element: HTMLFormElement) => Promise<Outcome>,
  ): Promise<void> => {
    const element = form.current;
    if (!element || read().state === 'sending') return;
    const held = { sent: draftOf(element) };
    focused.current = element.contains(document.activeElement) ? document.activeElement : null;
    update(name, { ...held, state: 'sending' });
    let functions: Functions | undefined;
    try {
      functions = await loadFunctions();
      const outcome = await call(functions.send, element);
      if (isSame(storedDraft(name), held.sent)) dropDraft(name);
      update(name, { ...held, state: outcome });
    } catch (error) {
      const isAsked = functions !== undefined && error instanceof functions.SendAgain;
      if (!isAsked) console.error(error);
      update(name, { ...held, state: isAsked ? 'again' : 'failure' });
    }
  };

  /** Clears a stale outcome. */
  const forget = () => {
    if (read().state !== 'sending') update(name, idle);
  };

  return { state, send, forget };
}

function isSame(one: Draft, other: Draft): boolean {
  return Object.keys(one).every((key) => one[key] === other[key]);
}
