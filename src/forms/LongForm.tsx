import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { phoneHref } from '#generated/shared/phone.ts';
import { Button } from '../components/ButtonLink.tsx';
import { Markdown } from '../components/Markdown.tsx';
import { site, ui } from '../shell/shell.static.ts';
import { controlsOf } from './controls.ts';
import { useDraft } from './drafts.ts';
import { FaultList } from './FaultList.tsx';
import { CheckField } from './Field.tsx';
import { FormField } from './FormField.tsx';
import { FormMessage } from './FormMessage.tsx';
import { useFieldErrors } from './field-errors.ts';
import styles from './LongForm.module.css';
import { type Answers, answersIn, type Question, type Questions } from './questions.ts';
import { Sent } from './Sent.tsx';
import { useSubmission } from './submissions.ts';
import { Trap } from './Trap.tsx';

interface LongFormProps extends Questions {
  readonly name: 'contact-form' | 'quote-request';
  /** The titles of its parts, in their order. */
  readonly groups?: Readonly<Record<string, string>>;
  /** The consent, as HTML, and the error without it. */
  readonly consent: string;
  readonly consentMissing: string;
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
  /** What is wrong when the server does not say so. */
  readonly serverDefault?: string;
  /** Says what is wrong with the form as a whole, by `setCustomValidity`. */
  readonly judge?: (form: HTMLFormElement) => void;
  /** The message when it did not arrive, and what stands below it. */
  readonly failure: (answers: Answers) => ReactNode;
  readonly afterFailure?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A form of fields that are declared, and a consent. Its fields show their own errors. Outside a `<dialog>` the method
 * `dialog` does nothing: submitting before the script has loaded loses nothing, and puts nothing into the address.
 */
export function LongForm({ name, fields, fixed, groups, judge, ...words }: LongFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useDraft(name, element);
  const { state, send, forget } = useSubmission(name, element);
  const { errors, faults, several, check, recheck } = useFieldErrors({ rgpdConsent: words.consentMissing });
  const bannerId = useId();
  const [answers, setAnswers] = useState<Answers>({});
  /** The boxes of which other fields depend, while they are ticked. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const noteTicked = () => setTicked(new Set(new FormData(element.current ?? undefined).keys()));
  // Boxes can be ticked before hydration, and by the draft.
  useEffect(noteTicked, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    forget();
    forgetWordsInNumbers(target);
    judge?.(target);
    if (!check(target)) return;
    const given = answersIn(new FormData(target), fields);
    setAnswers(given);
    void send((call, form) => call(name, { ...given, ...fixed }, form, words.serverDefault));
  };

  const change = (event: ChangeEvent<HTMLFormElement>) => {
    // Judged again when the form is submitted.
    for (const control of controlsOf(event.currentTarget)) control.setCustomValidity('');
    recheck(event);
    noteTicked();
  };

  const show = (shown: readonly Question[]) =>
    shown.map((field) => (
      <div key={field.name} hidden={field.while !== undefined && !ticked.has(field.while)}>
        <FormField field={field} errors={errors} />
      </div>
    ));
  const isSending = state === 'sending';
  return (
    <>
      <form
        ref={element}
        method="dialog"
        noValidate
        className={`script-only stack ${styles.form}`}
        onSubmit={submit}
        onChange={change}
        onReset={() => setTicked(new Set())}
      >
        {show(fields.filter(({ group }) => !group))}
        {Object.entries(groups ?? {}).map(([group, legend]) => {
          const own = fields.filter((field) => field.group === group);
          const isShort = own.every(({ kind, rows }) => kind === 'text' && !rows);
          return (
            <fieldset key={group} className={`card ${styles.group}`}>
              <legend className="title">{legend}</legend>
              {/* A grid inside: in WebKit the legend of a fieldset that is a grid itself cannot leave its edge. */}
              <div className={styles.fields} data-look={isShort ? 'pairs' : undefined}>
                {show(own)}
              </div>
            </fieldset>
          );
        })}
        <CheckField
          name="rgpdConsent"
          label={<Markdown html={words.consent} />}
          isRequired
          {...(errors.rgpdConsent && { 'aria-invalid': true, 'aria-describedby': bannerId })}
        />
        <FormMessage
          pending={isSending && words.sending}
          success={state === 'success' && words.success}
          error={
            several ??
            errors.rgpdConsent ??
            ((state === 'failure' && words.failure(answers)) || (state === 'again' && ui.sendAgain))
          }
          errorId={bannerId}
        />
        <FaultList faults={faults} />
        {state === 'failure' && words.afterFailure}
        <Button type="submit" look="solid" size="large" disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
        {words.children}
        {/* Above the button, scroll anchoring would push the message out of sight. */}
        {state === 'success' && <Sent fields={fields} answers={answers} />}
        <Trap />
      </form>
      <noscript>
        <p>
          {ui.noScript} <a href={phoneHref(site.phone)}>{site.phone}</a>,{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </noscript>
    </>
  );
}

/** Sets invalid numbers to 0 before the browser validates them. */
function forgetWordsInNumbers(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=number]')) {
    if (!input.validity.badInput) continue;
    // WebKit takes the field for valid again only when it was empty in between.
    input.value = '';
    input.value = '0';
  }
}
