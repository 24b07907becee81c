import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ui } from '#generated/ui.ts';
import { type Control, controlsOf, isControl } from './controls.ts';

/** The browser's own checks of a form, told under each field in the site's words instead of in a bubble in the browser's. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  /** Whether every field is in order; otherwise shows what is wrong and focuses the first field that is. */
  const check = (form: HTMLFormElement): boolean => {
    const invalid = controlsOf(form).filter((control) => !control.checkValidity());
    const found = Object.fromEntries(invalid.map((control) => [control.name, wordsFor(control)]));
    // At once: a screen reader announces a focused field with its description of that moment.
    flushSync(() => setErrors(found));
    invalid[0]?.focus();
    return invalid.length === 0;
  };

  /** Takes back the error of a field as soon as it is corrected. */
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
