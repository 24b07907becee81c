// What a visitor has typed into a form outlives a reload and a walk through the site, but not the tab.
import { type RefObject, useEffect } from 'react';
import { type Control, controlsOf } from './controls.ts';

/** The texts of a form by their names; boxes by name and value, whether they are ticked. */
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
    // A browser that stores nothing has no drafts.
    return {};
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Nothing was stored.
  }
}

/** Fills the form `name` with what was typed into it before, and keeps what is typed from now on. */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = () => keepDraft(name, draftOf(element));
    const drop = () => dropDraft(name);
    fill(element, storedDraft(name));
    // Words may stand in the prerendered page that were typed before its script was there.
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
    // A field that is not shown now keeps what it had.
    sessionStorage.setItem(storageKey(name), JSON.stringify({ ...storedDraft(name), ...draft }));
  } catch {
    // The page still has the words.
  }
}

/** Only fields that nobody has touched: what stands in the page is newer than its draft. */
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
