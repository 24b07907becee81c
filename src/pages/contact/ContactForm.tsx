import { type FormEvent, useId, useRef, useState } from 'react';
import { phoneHref } from '#generated/shared/phone.ts';
import type { ContactForm as FormWords } from '#generated/types.ts';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { useDraft } from '../../forms/drafts.ts';
import { FaultList } from '../../forms/FaultList.tsx';
import { InputField, PhoneField, SelectField, TextField } from '../../forms/Field.tsx';
import { FormMessage } from '../../forms/FormMessage.tsx';
import { FormShell } from '../../forms/FormShell.tsx';
import { useFieldErrors } from '../../forms/field-errors.ts';
import { Sent } from '../../forms/Sent.tsx';
import { useSubmission } from '../../forms/submissions.ts';
import { site, ui } from '../../shell/shell.static.ts';

export function ContactForm({ form }: { readonly form: FormWords }) {
  const element = useRef<HTMLFormElement>(null);
  useDraft('contact', element);
  const { state, send, forget } = useSubmission('contact', element);
  const { errors, faults, several, check, recheck } = useFieldErrors({ rgpdConsent: form.messages.consent });
  const bannerId = useId();
  const [sent, setSent] = useState<Readonly<Record<string, unknown>>>({});
  const { fields } = form;
  const { nom, email, telephone, sujet, message, rgpdConsent } = fields;

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
    setSent(Object.fromEntries(data));
    void send(({ sendMessage }, element) => sendMessage(submission, element, form.messages.serverDefault));
  };

  const isSending = state === 'sending';
  return (
    <FormShell ref={element} onSubmit={submit} onChange={recheck}>
      <InputField name="nom" {...nom} error={errors.nom} type="text" autoComplete="name" isRequired />
      <InputField name="email" {...email} error={errors.email} type="email" autoComplete="email" isRequired />
      <PhoneField name="telephone" {...telephone} error={errors.telephone} />
      <SelectField name="sujet" {...sujet} error={errors.sujet} isRequired />
      <TextField name="message" {...message} error={errors.message} rows={6} isRequired />
      <ConsentField label={rgpdConsent} error={errors.rgpdConsent} bannerId={bannerId} />
      <FormMessage
        pending={isSending && form.sending}
        success={state === 'success' && form.messages.success}
        error={
          several ??
          errors.rgpdConsent ??
          ((state === 'failure' && form.messages.failure) || (state === 'again' && ui.sendAgain))
        }
        errorId={bannerId}
      />
      <FaultList faults={faults} />
      {state === 'success' && <Sent fields={{ ...fields }} sent={sent} />}
      {state === 'failure' && (
        <p>
          <a href={phoneHref(site.phone)}>{site.phone}</a>, <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      )}
      <button type="submit" disabled={isSending}>
        {isSending ? form.sending : form.submit}
      </button>
    </FormShell>
  );
}
