import { slugOf } from '../shared/slug.ts';

/** Bytes of a slug: with its ending, and with what is written beside it for a moment, every file system carries it. */
export const LONGEST_SLUG = 190;
/** Whether Windows keeps a name for a device, whatever its ending. */
export function isKept(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(name);
}

export type NameFault = 'wordless' | 'long' | 'kept';

/** Why no file can be called so; `undefined` where one can. */
export function nameFault(name: string): NameFault | undefined {
  const slug = slugOf(name);
  if (slug === '') return 'wordless';
  if (slug.length > LONGEST_SLUG) return 'long';
  return isKept(slug) ? 'kept' : undefined;
}
