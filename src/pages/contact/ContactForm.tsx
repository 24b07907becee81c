import { phoneHref } from '#generated/shared/phone.ts';
import type { ContactForm as FormWords } from '#generated/types.ts';
import { LongForm } from '../../forms/LongForm.tsx';
import type { Questions } from '../../forms/questions.ts';
import { site } from '../../shell/shell.static.ts';

export interface ContactFormProps {
  readonly form: Omit<FormWords, 'fields'> & { readonly consent: string };
  readonly questions: Questions;
}

export function ContactForm({ form, questions }: ContactFormProps) {
  const { messages, submit, sending, consent } = form;
  return (
    <LongForm
      name="contact-form"
      {...questions}
      {...{ submit, sending, consent }}
      consentMissing={messages.consent}
      success={messages.success}
      serverDefault={messages.serverDefault}
      failure={() => messages.failure}
      afterFailure={
        <p>
          <a href={phoneHref(site.phone)}>{site.phone}</a>, <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      }
    />
  );
}
