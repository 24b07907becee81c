import { type FormEvent, useId, useRef } from 'react';
import type { ContactForm as FormWords } from '#generated/types.ts';
import { ui } from '#generated/ui.ts';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { useDraft } from '../../forms/drafts.ts';
import { InputField, SelectField, TextField } from '../../forms/Field.tsx';
import { FormMessage } from '../../forms/FormMessage.tsx';
import { FormShell } from '../../forms/FormShell.tsx';
import { useFieldErrors } from '../../forms/field-errors.ts';
import { useSubmission } from '../../forms/submissions.ts';

export function ContactForm({ form }: { readonly form: FormWords }) {
  const element = useRef<HTMLFormElement>(null);
  useDraft('contact', element);
  const { state, send, forget } = useSubmission('contact', element);
  const { errors, check, recheck } = useFieldErrors({ rgpdConsent: form.messages.consent });
  const bannerId = useId();
  const { nom, email, telephone, sujet, message, rgpdConsent } = form.fields;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const data = new FormData(target);
    const text = (field: keyof FormWords['fields']) => String(data.get(field) ?? '');
    forget();
    if (!check(target)) return;
    const submission = {
      name: text('nom'),
      email: text('email'),
      phone: text('telephone'),
      subject: text('sujet'),
      message: text('message'),
    };
    void send(({ sendMessage }, element) => sendMessage(submission, element, form.messages.serverDefault));
  };

  const isSending = state === 'sending';
  return (
    <FormShell ref={element} onSubmit={submit} onChange={recheck}>
      <InputField name="nom" {...nom} error={errors.nom} type="text" autoComplete="name" isRequired />
      <InputField name="email" {...email} error={errors.email} type="email" autoComplete="email" isRequired />
      <InputField name="telephone" {...telephone} error={errors.telephone} type="tel" autoComplete="tel" />
      <SelectField name="sujet" {...sujet} error={errors.sujet} isRequired />
      <TextField name="message" {...message} error={errors.message} rows={6} isRequired />
      <ConsentField label={rgpdConsent} error={errors.rgpdConsent} bannerId={bannerId} />
      <FormMessage
        success={state === 'success' && form.messages.success}
        error={
          errors.rgpdConsent ??
          ((state === 'failure' && form.messages.failure) || (state === 'again' && ui.sendAgain))
        }
        errorId={bannerId}
      />
      <button type="submit" disabled={isSending}>
        {isSending ? form.sending : form.submit}
      </button>
    </FormShell>
  );
}
