import { type FormEvent, useId, useRef } from 'react';
import { newsletterSubscription as form } from '#generated/forms/newsletter-subscription.ts';
import { Button } from '../components/ButtonLink.tsx';
import { ui } from '../shell/shell.static.ts';
import { useDraft } from './drafts.ts';
import { FormMessage } from './FormMessage.tsx';
import styles from './NewsletterForm.module.css';
import { useSubmission } from './submissions.ts';
import { Trap } from './Trap.tsx';

interface NewsletterFormProps {
  /** Makes ids unique: a page may have two. */
  readonly place: 'footer' | 'home' | 'articles';
}

export function NewsletterForm({ place }: NewsletterFormProps) {
  const name = `newsletter-${place}`;
  const element = useRef<HTMLFormElement>(null);
  useDraft(name, element);
  const { state, send } = useSubmission(name, element);
  const id = useId();
  const { label, placeholder, help } = form.fields.email;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    void send((call, element) => call('newsletter', { email }, element));
  };

  const isSubmitting = state === 'sending';
  return (
    // The method `dialog` makes the form harmless until its script is loaded: see `LongForm`.
    <form
      ref={element}
      method="dialog"
      data-place={place}
      className={`stack ${styles.form}`}
      onSubmit={submit}
    >
      <label htmlFor={id} className="script-only">
        {label}
      </label>
      <div className={`cluster script-only ${styles.row}`}>
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
        <Button type="submit" look={place === 'articles' ? 'solid' : 'gold'} disabled={isSubmitting}>
          {isSubmitting ? form.submitting : form.submit}
        </Button>
      </div>
      {help && (
        <p id={`${id}-help`} className={`script-only ${styles.help}`}>
          {help}
        </p>
      )}
      <Trap />
      <FormMessage
        success={(state === 'success' || state === 'confirm') && form.messages[state]}
        error={(state === 'failure' && form.messages.failure) || (state === 'again' && ui.sendAgain)}
      />
      <noscript>
        <p>{ui.noScript}</p>
      </noscript>
    </form>
  );
}
