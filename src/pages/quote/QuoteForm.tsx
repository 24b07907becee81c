import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { QuoteForm as FormWords } from '#generated/types.ts';
import { Markdown } from '../../components/Markdown.tsx';
import { dropDraft, storedDraft, useDraft } from '../../forms/drafts.ts';
import { CheckField, InputField, SelectField, TextField } from '../../forms/Field.tsx';
import { FormShell } from '../../forms/FormShell.tsx';
import { useFieldErrors } from '../../forms/field-errors.ts';
import styles from './QuoteForm.module.css';
import { quoteRequest } from './quote-request.ts';

/** The request is not sent anywhere: it is logged to the console after an alert. */
export function QuoteForm({ form }: { readonly form: FormWords }) {
  const { errors, check, recheck } = useFieldErrors();
  const [typeSapin, setTypeSapin] = useState<readonly string[]>([]);
  const [besoinsDecorations, setBesoinsDecorations] = useState(false);
  const [detailsDecorations, setDetailsDecorations] = useState('');
  const { groups, fields, messages } = form;

  // Checkboxes can be ticked before hydration and by the draft.
  const element = useRef<HTMLFormElement>(null);
  useDraft('quote', element);
  useEffect(() => {
    const ticked = [...(element.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    setTypeSapin(ticked.filter(({ name }) => name === 'typeSapin').map(({ value }) => value));
    setBesoinsDecorations(ticked.some(({ name }) => name === 'besoinsDecorations'));
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
    forgetWordsInNumbers(target);
    if (!check(target)) return;
    const request = quoteRequest(new FormData(target), {
      typeSapin,
      detailsDecorations,
      sizes: fields.quantites.sizes,
    });
    if (!request.rgpdConsent) {
      window.alert(messages.consent);
      return;
    }
    window.alert(messages.sent);
    dropDraft('quote');
    // biome-ignore lint/suspicious/noConsole: the console is the only place the request goes to.
    console.log(request);
  };

  const field = <Name extends Exclude<keyof typeof fields, 'rgpdConsent'>>(name: Name) => ({
    name,
    ...fields[name],
    error: errors[name],
  });

  return (
    <FormShell ref={element} onSubmit={submit} onChange={recheck}>
      <fieldset className={`${styles.group} ${styles.pairs}`}>
        <legend>{groups.organisation}</legend>
        <SelectField {...field('typeOrganisation')} isRequired />
        <InputField {...field('nomEntreprise')} type="text" autoComplete="organization" isRequired />
        <InputField {...field('contact')} type="text" autoComplete="name" isRequired />
        <InputField {...field('email')} type="email" autoComplete="email" isRequired />
        <InputField {...field('telephone')} type="tel" autoComplete="tel" isRequired />
      </fieldset>

      <fieldset className={styles.group}>
        <legend>{groups.trees}</legend>
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
                step={1}
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
      </fieldset>

      <fieldset className={styles.group}>
        <legend>{groups.delivery}</legend>
        <TextField {...field('adressePrincipale')} rows={3} autoComplete="street-address" isRequired />
        <TextField {...field('autresAdresses')} rows={3} />
        <InputField {...field('datesSouhaites')} type="text" isRequired />
        <InputField {...field('creneaux')} type="text" />
      </fieldset>

      <fieldset className={styles.group}>
        <legend>{groups.options}</legend>
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
      </fieldset>

      {/* Required too, but `submit` checks it: a missing consent has an alert of its own. */}
      <CheckField name="rgpdConsent" label={<Markdown html={fields.rgpdConsent} />} aria-required="true" />
      <button type="submit">{form.submit}</button>
    </FormShell>
  );
}

/** Sets invalid numbers to 0 before the browser validates them. */
function forgetWordsInNumbers(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=number]')) {
    if (input.validity.badInput) input.value = '0';
  }
}
