import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { optional, required } from './words.static.ts';

/** Associates a control with its label, help and error. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control, its help and its error. */
function Field({ name, label, help, error, isRequired = false, children }: FieldProps) {
  const { control, messages } = useControl(name, help, error, isRequired);
  // One text node each: a second one that moves when the font loads would count as a layout shift.
  return (
    <div className={`stack ${styles.field}`}>
      <label htmlFor={control.id}>
        {`${label} `}
        <small>{`(${isRequired ? required : optional})`}</small>
      </label>
      {children(control)}
      {messages}
    </div>
  );
}

type InputFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function InputField({ name, label, help, error, isRequired, ...input }: InputFieldProps) {
  return (
    <Field {...{ name, label, help, error, isRequired }}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}

/** At least six digits, with whatever stands between them. */
const phonePattern = '(?:\\D*\\d){6}.*';

/** A telephone number, however it is written. */
export function PhoneField(field: Omit<FieldProps, 'children'>) {
  return <InputField {...field} type="tel" autoComplete="tel" pattern={phonePattern} />;
}

type TextFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextField({ name, label, help, error, isRequired, ...textarea }: TextFieldProps) {
  return (
    <Field {...{ name, label, help, error, isRequired }}>
      {(control) => <textarea {...control} {...textarea} />}
    </Field>
  );
}

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  readonly options: readonly { readonly value?: string; readonly label: string }[];
  /** Shown until an option is chosen. */
  readonly placeholder?: string | undefined;
}

export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} defaultValue="">
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(({ value, label }) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  readonly name: string;
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
}

/** A checkbox with its label beside it. */
export function CheckField({ name, label, help, error, isRequired, ...input }: CheckFieldProps) {
  const { control, messages } = useControl(name, help, error, isRequired);
  return (
    <div className={styles.check}>
      <input {...control} type="checkbox" {...input} />
      <label htmlFor={control.id}>
        {label}
        {isRequired && <small>{`(${required})`}</small>}
      </label>
      {messages}
    </div>
  );
}

function useControl(name: string, help: string | undefined, error: string | undefined, isRequired = false) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    name,
    required: isRequired,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  const messages = (
    <>
      {help && (
        <p id={`${id}-help`} className={`note ${styles.help}`}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
  return { control, messages };
}
