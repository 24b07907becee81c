import { CheckField, InputField, PhoneField, SelectField, TextField } from './Field.tsx';
import styles from './LongForm.module.css';
import type { Question } from './questions.ts';

interface FormFieldProps {
  readonly field: Question;
  readonly errors: Readonly<Record<string, string>>;
}

/** The control of a field, by the type of what it sends. */
export function FormField({ field, errors }: FormFieldProps) {
  const { name, kind, label, help, placeholder, isRequired, autocomplete, rows, options, sizes } = field;
  const common = { name, label, help, error: errors[name], isRequired };
  if (kind === 'box') return <CheckField {...common} />;
  if (kind === 'choices')
    return (
      <fieldset className={styles.choices}>
        <legend>{label}</legend>
        {options?.map((option) => (
          <CheckField key={option.label} name={name} label={option.label} value={option.label} />
        ))}
      </fieldset>
    );
  if (kind === 'counts')
    return (
      <fieldset className={styles.counts}>
        <legend>{label}</legend>
        {help && <p className="note">{help}</p>}
        <div className={styles.sizes}>
          {sizes?.map((size) => (
            <InputField
              key={size.id}
              name={size.id}
              label={size.label}
              error={errors[size.id]}
              type="number"
              inputMode="numeric"
              min={0}
              defaultValue={0}
            />
          ))}
        </div>
      </fieldset>
    );
  if (options) return <SelectField {...common} placeholder={placeholder} options={options} />;
  const input = { ...common, placeholder, autoComplete: autocomplete };
  if (rows) return <TextField {...input} rows={rows} />;
  if (autocomplete === 'tel') return <PhoneField {...input} />;
  return <InputField {...input} type={autocomplete === 'email' ? 'email' : 'text'} />;
}
