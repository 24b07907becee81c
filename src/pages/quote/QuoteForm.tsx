import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { phoneHref } from '#generated/shared/phone.ts';
import type { QuoteForm as FormWords, QuoteSubmission } from '#generated/types.ts';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { controlsOf } from '../../forms/controls.ts';
import { storedDraft, useDraft } from '../../forms/drafts.ts';
import { FaultList } from '../../forms/FaultList.tsx';
import { CheckField, InputField, PhoneField, SelectField, TextField } from '../../forms/Field.tsx';
import { FormMessage } from '../../forms/FormMessage.tsx';
import { FormShell } from '../../forms/FormShell.tsx';
import { useFieldErrors } from '../../forms/field-errors.ts';
import { Sent } from '../../forms/Sent.tsx';
import { useSubmission } from '../../forms/submissions.ts';
import { fieldErrors } from '../../forms/words.static.ts';
import { site, ui } from '../../shell/shell.static.ts';
import styles from './QuoteForm.module.css';
import { namesThePast, quoteRequest, quoteText } from './quote-request.ts';

export function QuoteForm({ form }: { readonly form: FormWords }) {
  const { groups, fields, messages } = form;
  const { errors, faults, several, check, recheck } = useFieldErrors({ rgpdConsent: messages.consent });
  const bannerId = useId();
  const [typeSapin, setTypeSapin] = useState<readonly string[]>([]);
  const [besoinsDecorations, setBesoinsDecorations] = useState(false);
  const [detailsDecorations, setDetailsDecorations] = useState('');
  /** The request that did not arrive, as the address of an email. */
  const [mail, setMail] = useState('');
  const [sent, setSent] = useState<Partial<QuoteSubmission>>({});

  // Checkboxes can be ticked before hydration and by the draft.
  const element = useRef<HTMLFormElement>(null);
  useDraft('quote', element);
  const { state, send, forget } = useSubmission('quote', element);
  useEffect(() => {
    const given = new FormData(element.current ?? undefined);
    setTypeSapin(given.getAll('typeSapin').map(String));
    setBesoinsDecorations(given.has('besoinsDecorations'));
    setDetailsDecorations(String(storedDraft('quote').detailsDecorations ?? ''));
  }, []);

  const toggleType = (label: string) => {
    setTypeSapin((types) =>
      types.includes(label) ? types.filter((type) => type !== label) : [...types, label],
    );
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    forget();
    forgetWordsInNumbers(target);
    requireTrees(target);
    const dates = target.querySelector<HTMLInputElement>('[name=datesSouhaites]');
    if (dates && namesThePast(dates.value, new Date())) dates.setCustomValidity(fieldErrors.past);
    if (!check(target)) return;
    const request = quoteRequest(new FormData(target), {
      typeSapin,
      detailsDecorations,
      sizes: fields.quantites.sizes,
    });
    const subject = `${messages.mailSubject} : ${request.nomEntreprise}`;
    const query = new URLSearchParams({ subject, body: quoteText(request, form) });
    // Mail programs take a plus sign for a plus sign.
    setMail(`mailto:${site.email}?${String(query).replaceAll('+', '%20')}`);
    setSent(request);
    void send(({ requestQuote }, element) => requestQuote(request, element));
  };

  const field = <Name extends Exclude<keyof typeof fields, 'rgpdConsent'>>(name: Name) => ({
    name,
    ...fields[name],
    error: errors[name],
  });

  /** A request for no tree asks how many, unless decorations alone are wanted. */
  const requireTrees = (target: HTMLFormElement) => {
    const counts = [...target.querySelectorAll<HTMLInputElement>('input[type=number]')];
    const isEmpty = !besoinsDecorations && counts.every(({ value }) => !Number(value));
    counts[0]?.setCustomValidity(isEmpty ? messages.noTree : '');
  };

  const change = (event: ChangeEvent<HTMLFormElement>) => {
    // Asked again when the request is submitted.
    for (const control of controlsOf(event.currentTarget)) control.setCustomValidity('');
    recheck(event);
  };

  const reset = () => {
    setTypeSapin([]);
    setBesoinsDecorations(false);
    setDetailsDecorations('');
  };

  const isSending = state === 'sending';

  return (
    <FormShell ref={element} onSubmit={submit} onChange={change} onReset={reset}>
      <Group legend={groups.organisation} look="pairs">
        <SelectField {...field('typeOrganisation')} isRequired />
        <InputField {...field('nomEntreprise')} type="text" autoComplete="organization" isRequired />
        <InputField {...field('contact')} type="text" autoComplete="name" isRequired />
        <InputField {...field('email')} type="email" autoComplete="email" isRequired />
        <PhoneField {...field('telephone')} isRequired />
      </Group>

      <Group legend={groups.trees}>
        <fieldset className={styles.quantities}>
          <legend>{fields.quantites.label}</legend>
          {fields.quantites.help && <p className="note">{fields.quantites.help}</p>}
          <div className={styles.sizes}>
            {fields.quantites.sizes.map(({ id, label }) => (
              <InputField
                key={id}
                name={id}
                label={label}
                error={errors[id]}
                type="number"
                inputMode="numeric"
                min={0}
                defaultValue={0}
              />
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.types}>
          <legend>{fields.typeSapin.label}</legend>
          {fields.typeSapin.options.map(({ label }) => (
            <CheckField
              key={label}
              name="typeSapin"
              label={label}
              value={label}
              checked={typeSapin.includes(label)}
              onChange={() => toggleType(label)}
            />
          ))}
        </fieldset>
        <CheckField {...field('ignifuge')} />
      </Group>

      <Group legend={groups.delivery}>
        <TextField {...field('adressePrincipale')} rows={3} autoComplete="street-address" isRequired />
        <TextField {...field('autresAdresses')} rows={3} />
        <InputField {...field('datesSouhaites')} type="text" isRequired />
        <InputField {...field('creneaux')} type="text" />
      </Group>

      <Group legend={groups.options}>
        <CheckField
          {...field('besoinsDecorations')}
          checked={besoinsDecorations}
          onChange={({ target }) => setBesoinsDecorations(target.checked)}
        />
        {besoinsDecorations && (
          <TextField
            {...field('detailsDecorations')}
            rows={3}
            value={detailsDecorations}
            onChange={({ target }) => setDetailsDecorations(target.value)}
          />
        )}
        <CheckField {...field('reprise')} />
        <SelectField {...field('budget')} />
        <TextField {...field('commentaires')} rows={4} />
      </Group>

      <ConsentField label={fields.rgpdConsent} error={errors.rgpdConsent} bannerId={bannerId} />
      <FormMessage
        pending={isSending && form.sending}
        success={state === 'success' && messages.sent}
        error={
          several ??
          errors.rgpdConsent ??
          ((state === 'failure' && <NotSent messages={messages} mail={mail} />) ||
            (state === 'again' && ui.sendAgain))
        }
        errorId={bannerId}
      />
      <FaultList faults={faults} />
      {state === 'success' && <Sent fields={{ ...fields }} sent={sent} />}
      <button type="submit" disabled={isSending}>
        {isSending ? form.sending : form.submit}
      </button>
      <p className="note">
        {form.call} <a href={phoneHref(site.phone)}>{site.phone}</a>
      </p>
    </FormShell>
  );
}

interface GroupProps {
  readonly legend: string;
  readonly look?: 'pairs';
  readonly children: ReactNode;
}

/** A grid inside the fieldset: in WebKit the legend of a fieldset that is a grid itself cannot leave its edge. */
function Group({ legend, look, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.fields} data-look={look}>
        {children}
      </div>
    </fieldset>
  );
}

interface NotSentProps {
  readonly messages: FormWords['messages'];
  readonly mail: string;
}

/** What is left when nobody took the request: the telephone, and an email that holds it. */
function NotSent({ messages, mail }: NotSentProps) {
  return (
    <span>
      {messages.failure} <a href={phoneHref(site.phone)}>{site.phone}</a>, <a href={mail}>{messages.mail}</a>
    </span>
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
