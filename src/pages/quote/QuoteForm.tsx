import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { QuoteForm as FormWords } from '#generated/types.ts';
import { Markdown } from '../../components/Markdown.tsx';
import { dropDraft, storedDraft, useDraft } from '../../forms/drafts.ts';
import { CheckField, Field } from '../../forms/Field.tsx';
import { FormShell } from '../../forms/FormShell.tsx';
import { useFieldErrors } from '../../forms/field-errors.ts';
import styles from './QuoteForm.module.css';
import { quoteRequest } from './quote-request.ts';

/** The request for a quote. It goes nowhere: an alert and the console are all (docs/product.md, Calls). */
export function QuoteForm({ form }: { readonly form: FormWords }) {
  const { errors, check, recheck } = useFieldErrors();
  const [typeSapin, setTypeSapin] = useState<readonly string[]>([]);
  const [besoinsDecorations, setBesoinsDecorations] = useState(false);
  const [detailsDecorations, setDetailsDecorations] = useState('');
  const { groups, fields, messages } = form;

  // Boxes can be ticked in the prerendered page, before React is there, and by the draft.
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
    // biome-ignore lint/suspicious/noConsole: docs/product.md wants the request there, and nowhere else.
    console.log(request);
  };

  return (
    <FormShell ref={element} onSubmit={submit} onChange={recheck}>
      <fieldset className={`${styles.group} ${styles.pairs}`}>
        <legend>{groups.organisation}</legend>
        <Field
          name="typeOrganisation"
          {...fields.typeOrganisation}
          error={errors.typeOrganisation}
          isRequired
        >
          {(control) => (
            <select {...control} defaultValue="">
              <option value="" disabled>
                {fields.typeOrganisation.placeholder}
              </option>
              {fields.typeOrganisation.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="nomEntreprise" {...fields.nomEntreprise} error={errors.nomEntreprise} isRequired>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="organization"
              placeholder={fields.nomEntreprise.placeholder}
            />
          )}
        </Field>
        <Field name="contact" {...fields.contact} error={errors.contact} isRequired>
          {(control) => (
            <input {...control} type="text" autoComplete="name" placeholder={fields.contact.placeholder} />
          )}
        </Field>
        <Field name="email" {...fields.email} error={errors.email} isRequired>
          {(control) => (
            <input {...control} type="email" autoComplete="email" placeholder={fields.email.placeholder} />
          )}
        </Field>
        <Field name="telephone" {...fields.telephone} error={errors.telephone} isRequired>
          {(control) => (
            <input {...control} type="tel" autoComplete="tel" placeholder={fields.telephone.placeholder} />
          )}
        </Field>
      </fieldset>

      <fieldset className={styles.group}>
        <legend>{groups.trees}</legend>
        <fieldset className={styles.quantities}>
          <legend>{fields.quantites.label}</legend>
          {fields.quantites.help && <p>{fields.quantites.help}</p>}
          <div className={styles.sizes}>
            {fields.quantites.sizes.map(({ id, label }) => (
              <QuantityField key={id} id={id} label={label} error={errors[id]} />
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.types}>
          <legend>{fields.typeSapin.label}</legend>
          {fields.typeSapin.options.map(({ label }) => (
            <CheckField key={label} name="typeSapin" label={label}>
              {(control) => (
                <input
                  {...control}
                  type="checkbox"
                  value={label}
                  checked={typeSapin.includes(label)}
                  onChange={() => toggleType(label)}
                />
              )}
            </CheckField>
          ))}
        </fieldset>
        <CheckField name="ignifuge" {...fields.ignifuge}>
          {(control) => <input {...control} type="checkbox" />}
        </CheckField>
      </fieldset>

      <fieldset className={styles.group}>
        <legend>{groups.delivery}</legend>
        <Field
          name="adressePrincipale"
          {...fields.adressePrincipale}
          error={errors.adressePrincipale}
          isRequired
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              autoComplete="street-address"
              placeholder={fields.adressePrincipale.placeholder}
            />
          )}
        </Field>
        <Field name="autresAdresses" {...fields.autresAdresses}>
          {(control) => <textarea {...control} rows={3} placeholder={fields.autresAdresses.placeholder} />}
        </Field>
        <Field name="datesSouhaites" {...fields.datesSouhaites} error={errors.datesSouhaites} isRequired>
          {(control) => <input {...control} type="text" placeholder={fields.datesSouhaites.placeholder} />}
        </Field>
        <Field name="creneaux" {...fields.creneaux}>
          {(control) => <input {...control} type="text" placeholder={fields.creneaux.placeholder} />}
        </Field>
      </fieldset>

      <fieldset className={styles.group}>
        <legend>{groups.options}</legend>
        <CheckField name="besoinsDecorations" {...fields.besoinsDecorations}>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={besoinsDecorations}
              onChange={({ target }) => setBesoinsDecorations(target.checked)}
            />
          )}
        </CheckField>
        {besoinsDecorations && (
          <Field name="detailsDecorations" {...fields.detailsDecorations}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                placeholder={fields.detailsDecorations.placeholder}
                value={detailsDecorations}
                onChange={({ target }) => setDetailsDecorations(target.value)}
              />
            )}
          </Field>
        )}
        <CheckField name="reprise" {...fields.reprise}>
          {(control) => <input {...control} type="checkbox" />}
        </CheckField>
        <Field name="budget" {...fields.budget}>
          {(control) => (
            <select {...control} defaultValue="">
              {fields.budget.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="commentaires" {...fields.commentaires}>
          {(control) => <textarea {...control} rows={4} placeholder={fields.commentaires.placeholder} />}
        </Field>
      </fieldset>

      {/* Required too, but checked by `submit`: its absence has an alert of its own. */}
      <CheckField name="rgpdConsent" label={<Markdown html={fields.rgpdConsent} />}>
        {(control) => <input {...control} type="checkbox" aria-required="true" />}
      </CheckField>
      <button type="submit">{form.submit}</button>
    </FormShell>
  );
}

interface QuantityFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
}

function QuantityField({ id, label, error }: QuantityFieldProps) {
  return (
    <Field name={id} label={label} error={error}>
      {(control) => (
        <input {...control} type="number" inputMode="numeric" min={0} step={1} defaultValue={0} />
      )}
    </Field>
  );
}

/** What is no number counts as 0: such a field becomes 0 before the browser checks it. */
function forgetWordsInNumbers(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=number]')) {
    if (input.validity.badInput) input.value = '0';
  }
}
