import { type ChangeEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The browser's own checks of a form, each message shown under its field instead of in a bubble. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  /** Whether every field is in order; otherwise shows what is wrong and focuses the first field that is. */
  const check = (form: HTMLFormElement): boolean => {
    const invalid = [...form.elements].filter(isControl).filter((control) => !control.checkValidity());
    setErrors(Object.fromEntries(invalid.map(({ name, validationMessage }) => [name, validationMessage])));
    invalid[0]?.focus();
    return invalid.length === 0;
  };

  /** Takes back the error of a field as soon as it is mended. */
  const recheck = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    if (!isControl(target) || !(target.name in errors) || !target.validity.valid) return;
    setErrors(({ [target.name]: _mended, ...others }) => others);
  };

  return { errors, check, recheck };
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
