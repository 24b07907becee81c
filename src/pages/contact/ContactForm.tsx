import { type FormEvent, useRef, useState } from 'react';
import type { ContactForm as FormWords } from '#generated/types.ts';
import { Markdown } from '../../components/Markdown.tsx';
import { useDraft } from '../../forms/drafts.ts';
import { CheckField, Field } from '../../forms/Field.tsx';
import { FormMessage } from '../../forms/FormMessage.tsx';
import { FormShell } from '../../forms/FormShell.tsx';
import { useFieldErrors } from '../../forms/field-errors.ts';
import { sendMessage } from '../../forms/functions.ts';
import { useSubmission } from '../../forms/submissions.ts';

export function ContactForm({ form }: { readonly form: FormWords }) {
  const element = useRef<HTMLFormElement>(null);
  useDraft('contact', element);
  const { state, send, forget } = useSubmission('contact', element);
  const [lacksConsent, setLacksConsent] = useState(false);
  const { errors, check, recheck } = useFieldErrors();
  const { nom, email, telephone, sujet, message, rgpdConsent } = form.fields;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const data = new FormData(target);
    const text = (field: keyof FormWords['fields']) => String(data.get(field) ?? '');
    forget();
    setLacksConsent(false);
    if (!check(target)) return;
    if (!data.has('rgpdConsent')) {
      setLacksConsent(true);
      return;
    }
    const submission = {
      name: text('nom'),
      email: text('email'),
      phone: text('telephone'),
      subject: text('sujet'),
      message: text('message'),
    };
    void send(() => sendMessage(submission, form.messages.serverDefault));
  };

  const isSending = state === 'sending';
  return (
    <FormShell ref={element} onSubmit={submit} onChange={recheck}>
      <Field name="nom" {...nom} error={errors.nom} isRequired>
        {(control) => <input {...control} type="text" autoComplete="name" placeholder={nom.placeholder} />}
      </Field>
      <Field name="email" {...email} error={errors.email} isRequired>
        {(control) => (
          <input {...control} type="email" autoComplete="email" placeholder={email.placeholder} />
        )}
      </Field>
      <Field name="telephone" {...telephone} error={errors.telephone}>
        {(control) => (
          <input {...control} type="tel" autoComplete="tel" placeholder={telephone.placeholder} />
        )}
      </Field>
      <Field name="sujet" {...sujet} error={errors.sujet} isRequired>
        {(control) => (
          <select {...control} defaultValue="">
            <option value="" disabled>
              {sujet.placeholder}
            </option>
            {sujet.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" {...message} error={errors.message} isRequired>
        {(control) => <textarea {...control} rows={6} placeholder={message.placeholder} />}
      </Field>
      {/* Required too, but checked by `submit`: its absence has a banner of its own. */}
      <CheckField name="rgpdConsent" label={<Markdown html={rgpdConsent} />}>
        {(control) => <input {...control} type="checkbox" aria-required="true" />}
      </CheckField>
      <FormMessage
        success={state === 'success' && form.messages.success}
        error={(lacksConsent && form.messages.consent) || (state === 'failure' && form.messages.failure)}
      />
      <button type="submit" disabled={isSending}>
        {isSending ? form.sending : form.submit}
      </button>
    </FormShell>
  );
}
