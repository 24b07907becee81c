import { type FormEvent, useState } from 'react';
import type { ContactForm as FormWords } from '../../../generated/types.ts';
import { CheckField, Field } from '../../components/Field.tsx';
import { FormMessage } from '../../components/FormMessage.tsx';
import { FormShell } from '../../components/FormShell.tsx';
import { Markdown } from '../../components/Markdown.tsx';
import { useFieldErrors } from '../../field-errors.ts';
import { callFunction } from '../../functions.ts';

type State = 'idle' | 'sending' | 'success' | 'failure' | 'no-consent';

export function ContactForm({ form }: { readonly form: FormWords }) {
  const [state, setState] = useState<State>('idle');
  const { errors, check, recheck } = useFieldErrors();
  const { nom, email, telephone, sujet, message, rgpdConsent } = form.fields;

  const send = async (target: HTMLFormElement) => {
    setState('sending');
    const text = (field: keyof FormWords['fields']) => String(new FormData(target).get(field) ?? '');
    try {
      const payload = {
        name: text('nom'),
        email: text('email'),
        phone: text('telephone'),
        subject: text('sujet'),
        message: text('message'),
      };
      await callFunction('contact-form', payload, form.messages.serverDefault);
      target.reset();
      setState('success');
    } catch (error) {
      console.error(error);
      setState('failure');
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    setState('idle');
    if (!check(target)) return;
    if (new FormData(target).has('rgpdConsent')) void send(target);
    else setState('no-consent');
  };

  const isSending = state === 'sending';
  return (
    <FormShell onSubmit={submit} onChange={recheck}>
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
        error={
          (state === 'failure' && form.messages.failure) || (state === 'no-consent' && form.messages.consent)
        }
      />
      <button type="submit" disabled={isSending}>
        {isSending ? form.sending : form.submit}
      </button>
    </FormShell>
  );
}
