import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ui } from '#generated/ui.ts';
import { type Control, controlsOf } from './controls.ts';

/**
 * The browser's validation of a form, with the site's own messages under each field.
 * @param missing messages of their own for required fields, by name
 */
export function useFieldErrors(missing: Readonly<Record<string, string>> = {}) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  /** Whether all fields are valid; otherwise shows the errors and focuses the first invalid field. */
  const check = (form: HTMLFormElement): boolean => {
    // Not `checkValidity()`: in WebKit it stays false after a number has been replaced.
    const invalid = controlsOf(form).filter(({ validity }) => !validity.valid);
    const found = Object.fromEntries(
      invalid.map((control) => [
        control.name,
        (control.validity.valueMissing && missing[control.name]) || wordsFor(control),
      ]),
    );
    // Synchronously, because a screen reader announces the description at the moment of the focus.
    flushSync(() => setErrors(found));
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
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !valid.has(name))));
  };

  return { errors, check, recheck };
}

function wordsFor(control: Control): string {
  const { valueMissing, typeMismatch, rangeUnderflow, stepMismatch } = control.validity;
  const { missing, unchosen, email, belowZero, number } = ui.fieldErrors;
  if (valueMissing) return control instanceof HTMLSelectElement ? unchosen : missing;
  if (typeMismatch) return email;
  if (rangeUnderflow) return belowZero;
  return stepMismatch ? number : control.validationMessage;
}
