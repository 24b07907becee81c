import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ui } from '#generated/ui.ts';
import { type Control, controlsOf, isControl } from './controls.ts';

/** The browser's validation of a form, with the site's own messages under each field. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  /** Whether all fields are valid; otherwise shows the errors and focuses the first invalid field. */
  const check = (form: HTMLFormElement): boolean => {
    const invalid = controlsOf(form).filter((control) => !control.checkValidity());
    const found = Object.fromEntries(invalid.map((control) => [control.name, wordsFor(control)]));
    // Synchronously, because a screen reader announces the description at the moment of the focus.
    flushSync(() => setErrors(found));
    invalid[0]?.focus();
    return invalid.length === 0;
  };

  /** Clears the error of a field as soon as it is corrected. */
  const recheck = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    if (!isControl(target) || !(target.name in errors) || !target.validity.valid) return;
    setErrors(({ [target.name]: _corrected, ...others }) => others);
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
