import { type ReactNode, useId } from 'react';
import { ui } from '#generated/ui.ts';
import styles from './Field.module.css';

/** What ties a control to its label, its help and its error; spread it on the `input`, `select` or `textarea`. */
export interface ControlProps {
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
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control, its help and its error. */
export function Field({ name, label, help, error, isRequired = false, children }: FieldProps) {
  const { control, messages } = useControl(name, help, error, isRequired);
  // One text node each: the second of a line that moves when the font comes would count as a layout shift.
  return (
    <div className={styles.field}>
      <label htmlFor={control.id}>
        {`${label} `}
        <small>{`(${isRequired ? ui.required : ui.optional})`}</small>
      </label>
      {children(control)}
      {messages}
    </div>
  );
}

interface CheckFieldProps extends Omit<FieldProps, 'label'> {
  readonly label: ReactNode;
}

/** A box to tick, its label beside it. */
export function CheckField({ name, label, help, error, isRequired = false, children }: CheckFieldProps) {
  const { control, messages } = useControl(name, help, error, isRequired);
  return (
    <div className={styles.check}>
      {children(control)}
      <label htmlFor={control.id}>{label}</label>
      {messages}
    </div>
  );
}

function useControl(name: string, help: string | undefined, error: string | undefined, isRequired: boolean) {
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
        <p id={`${id}-help`} className={styles.help}>
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
