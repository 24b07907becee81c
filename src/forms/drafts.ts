// Drafts of forms survive a reload and navigations, but not the tab.
import { type RefObject, useEffect } from 'react';
import { type Control, controlsOf } from './controls.ts';

/** Texts by name; checkboxes by name and value. */
export type Draft = Readonly<Record<string, string | boolean>>;

export function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    controlsOf(form).map((control) => [keyOf(control), isBox(control) ? control.checked : control.value]),
  );
}

export function storedDraft(name: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}') as Draft;
  } catch {
    // No storage, no drafts.
    return {};
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // No storage, no drafts.
  }
}

/** Fills in what the address gives, restores the draft of the form `name`, and saves it on each change. */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = () => keepDraft(name, draftOf(element));
    const drop = () => dropDraft(name);
    fill(element, Object.fromEntries(new URLSearchParams(window.location.search)));
    fill(element, storedDraft(name));
    // The visitor may have typed before the script was loaded.
    if (controlsOf(element).some((control) => !isUntouched(control))) keep();
    element.addEventListener('input', keep);
    element.addEventListener('reset', drop);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('reset', drop);
    };
  }, [name, form]);
}

function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // The page still has the text.
  }
}

/** Only untouched fields, because what the page holds is newer than the draft. */
function fill(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form).filter(isUntouched)) {
    const value = draft[keyOf(control)];
    if (isBox(control) && typeof value === 'boolean') control.checked = value;
    else if (typeof value === 'string') control.value = value;
  }
}

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex <= 0;
  return isBox(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

function keyOf(control: Control): string {
  return isBox(control) ? `${control.name}=${control.value}` : control.name;
}

function storageKey(name: string): string {
  return `draft:${name}`;
}
