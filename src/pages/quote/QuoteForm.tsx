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

  return (
    <FormShell ref={element} onSubmit={submit} onChange={recheck}>
      <fieldset className={`${styles.group} ${styles.pairs}`}>
        <legend>{groups.organisation}</legend>
        <SelectField
          name="typeOrganisation"
          {...fields.typeOrganisation}
          error={errors.typeOrganisation}
          isRequired
        />
        <InputField
          name="nomEntreprise"
          {...fields.nomEntreprise}
          error={errors.nomEntreprise}
          type="text"
          autoComplete="organization"
          isRequired
        />
        <InputField
          name="contact"
          {...fields.contact}
          error={errors.contact}
          type="text"
          autoComplete="name"
          isRequired
        />
        <InputField
          name="email"
          {...fields.email}
          error={errors.email}
          type="email"
          autoComplete="email"
          isRequired
        />
        <InputField
          name="telephone"
          {...fields.telephone}
          error={errors.telephone}
          type="tel"
          autoComplete="tel"
          isRequired
        />
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
        <CheckField name="ignifuge" {...fields.ignifuge} />
      </fieldset>

      <fieldset className={styles.group}>
        <legend>{groups.delivery}</legend>
        <TextField
          name="adressePrincipale"
          {...fields.adressePrincipale}
          error={errors.adressePrincipale}
          rows={3}
          autoComplete="street-address"
          isRequired
        />
        <TextField name="autresAdresses" {...fields.autresAdresses} rows={3} />
        <InputField
          name="datesSouhaites"
          {...fields.datesSouhaites}
          error={errors.datesSouhaites}
          type="text"
          isRequired
        />
        <InputField name="creneaux" {...fields.creneaux} type="text" />
      </fieldset>

      <fieldset className={styles.group}>
        <legend>{groups.options}</legend>
        <CheckField
          name="besoinsDecorations"
          {...fields.besoinsDecorations}
          checked={besoinsDecorations}
          onChange={({ target }) => setBesoinsDecorations(target.checked)}
        />
        {besoinsDecorations && (
          <TextField
            name="detailsDecorations"
            {...fields.detailsDecorations}
            rows={3}
            value={detailsDecorations}
            onChange={({ target }) => setDetailsDecorations(target.value)}
          />
        )}
        <CheckField name="reprise" {...fields.reprise} />
        <SelectField name="budget" {...fields.budget} />
        <TextField name="commentaires" {...fields.commentaires} rows={4} />
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
