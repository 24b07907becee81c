import { type FormEvent, useId, useState } from 'react';
import { newsletterSubscription as form } from '../../generated/forms/newsletter-subscription.ts';
import { ui } from '../../generated/ui.ts';
import { callFunction } from '../functions.ts';
import { FormMessage } from './FormMessage.tsx';
import styles from './NewsletterForm.module.css';

type State = 'idle' | 'submitting' | 'success' | 'failure';

export function NewsletterForm() {
  const [state, setState] = useState<State>('idle');
  const [email, setEmail] = useState('');
  const id = useId();
  const { label, placeholder, help } = form.fields.email;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('submitting');
    try {
      await callFunction('newsletter', { email });
      setEmail('');
      setState('success');
    } catch (error) {
      console.error(error);
      setState('failure');
    }
  };

  const isSubmitting = state === 'submitting';
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
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
          value={email}
          disabled={isSubmitting}
          onChange={(event) => setEmail(event.target.value)}
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
