import { type FormEvent, useId, useState } from 'react';
import { newsletterSubscription as form } from '../../generated/forms/newsletter-subscription.ts';
import { ui } from '../../generated/ui.ts';
import { callFunction } from '../functions.ts';
import { FormMessage } from './FormMessage.tsx';
import styles from './NewsletterForm.module.css';

type State = 'idle' | 'submitting' | 'success' | 'failure';

export function NewsletterForm() {
  const [state, setState] = useState<State>('idle');
  const id = useId();
  const { label, placeholder, help } = form.fields.email;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const email = String(new FormData(target).get('email'));
    setState('submitting');
    try {
      await callFunction('newsletter', { email });
      target.reset();
      setState('success');
    } catch (error) {
      console.error(error);
      setState('failure');
    }
  };

  const isSubmitting = state === 'submitting';
  return (
    // The method `dialog` makes a form harmless while its script is not there yet: see `FormShell`.
    <form method="dialog" className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          required
          placeholder={placeholder}
          aria-describedby={help ? `${id}-help` : undefined}
          disabled={isSubmitting}
        />
        <button type="submit" disabled={isSubmitting}>
          {isSubmitting ? form.submitting : form.submit}
        </button>
      </div>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <FormMessage
        success={state === 'success' && form.messages.success}
        error={state === 'failure' && form.messages.failure}
      />
      <noscript>
        <p>{ui.noScript}</p>
      </noscript>
    </form>
  );
}
