import { fold } from './fold.ts';

/** What a slug looks like. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A text as an address has it: small letters without accents, dashes between words; `''` where it has no letter. */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug of an entry that is called so. */
export function slugify(name: string): string {
  return slugOf(name) || 'sans-nom';
}
