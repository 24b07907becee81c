import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../text/fill.ts';
import { type Control, controlsOf } from './controls.ts';
import { fieldErrors } from './words.static.ts';

/** What is wrong with a field. */
export interface Fault {
  readonly name: string;
  /** Of its control. */
  readonly id: string;
  readonly message: string;
  /** The message, with the field's name where it does not say it itself. */
  readonly text: string;
}

/**
 * The browser's validation of a form, with the site's own messages under each field.
 * @param missing messages of their own for required fields, by name
 */
export function useFieldErrors(missing: Readonly<Record<string, string>> = {}) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);

  /** Whether all fields are valid; otherwise shows the errors and focuses the first invalid field. */
  const check = (form: HTMLFormElement): boolean => {
    // Not `checkValidity()`: in WebKit it stays false after a number has been replaced.
    const invalid = controlsOf(form).filter(({ validity }) => !validity.valid);
    const found = invalid.map((control): Fault => {
      const { name, id, validity } = control;
      const special = validity.valueMissing ? missing[name] : undefined;
      const message = special || wordsFor(control);
      const label = control.labels?.[0]?.firstChild?.textContent?.trim() ?? name;
      return { name, id, message, text: special || `${label}\u00a0: ${message}` };
    });
    // Synchronously, because a screen reader announces the description at the moment of the focus.
    flushSync(() => setFaults(found));
    invalid[0]?.focus();
    return invalid.length === 0;
  };

  /** Clears the errors of fields as soon as they are corrected. */
  const recheck = ({ currentTarget }: ChangeEvent<HTMLFormElement>): void => {
    const valid = new Set(
      controlsOf(currentTarget)
        .filter(({ validity }) => validity.valid)
        .map(({ name }) => name),
    );
    setFaults((known) => known.filter(({ name }) => !valid.has(name)));
  };

  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    faults.map(({ name, message }) => [name, message]),
  );
  const several = faults.length > 1 ? fill(fieldErrors.several, { count: faults.length }) : undefined;
  return { errors, faults, several, check, recheck };
}

function wordsFor(control: Control): string {
  const { valueMissing, typeMismatch, patternMismatch, rangeUnderflow, stepMismatch } = control.validity;
  const { missing, unchosen, email, phone, belowZero, number } = fieldErrors;
  if (valueMissing) return control instanceof HTMLSelectElement ? unchosen : missing;
  if (typeMismatch) return email;
  if (patternMismatch) return phone;
  if (rangeUnderflow) return belowZero;
  return stepMismatch ? number : control.validationMessage;
}
