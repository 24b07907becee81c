import { phoneHref } from '#generated/shared/phone.ts';
import type { QuoteForm as FormWords } from '#generated/types.ts';
import { LongForm } from '../../forms/LongForm.tsx';
import { type Answers, answeredRows, type Questions } from '../../forms/questions.ts';
import { fieldErrors } from '../../forms/words.static.ts';
import { site } from '../../shell/shell.static.ts';
import { namesThePast } from './names-the-past.ts';

export interface QuoteFormProps {
  readonly form: Omit<FormWords, 'fields'> & { readonly consent: string };
  readonly questions: Questions;
}

export function QuoteForm({ form, questions }: QuoteFormProps) {
  const { groups, messages, submit, sending, consent, call } = form;

  /** A request for no tree asks how many, unless decorations alone are wanted; dates that are over are asked again. */
  const judge = (target: HTMLFormElement) => {
    const counts = [...target.querySelectorAll<HTMLInputElement>('input[type=number]')];
    const areDecorationsWanted = new FormData(target).has('besoinsDecorations');
    const isEmpty = !areDecorationsWanted && counts.every(({ value }) => !Number(value));
    counts[0]?.setCustomValidity(isEmpty ? messages.noTree : '');
    const dates = target.querySelector<HTMLInputElement>('[name=datesSouhaites]');
    if (dates && namesThePast(dates.value, new Date())) dates.setCustomValidity(fieldErrors.past);
  };

  /** The address of an email that holds the request. */
  const mailFor = (answers: Answers) => {
    const lines = answeredRows(questions.fields, answers).map(({ label, value }) =>
      value === true ? label : `${label} : ${value}`,
    );
    const subject = `${messages.mailSubject} : ${answers.nomEntreprise}`;
    const query = new URLSearchParams({ subject, body: lines.join('\n') });
    // Mail programs take a plus sign for a plus sign.
    return `mailto:${site.email}?${String(query).replaceAll('+', '%20')}`;
  };

  const phone = <a href={phoneHref(site.phone)}>{site.phone}</a>;
  return (
    <LongForm
      name="quote-request"
      {...questions}
      {...{ submit, sending, consent, judge }}
      groups={{ ...groups }}
      consentMissing={messages.consent}
      success={messages.sent}
      failure={(answers) => (
        <p>
          {messages.failure} {phone}, <a href={mailFor(answers)}>{messages.mail}</a>
        </p>
      )}
    >
      <p className="note">
        {call} {phone}
      </p>
    </LongForm>
  );
}
