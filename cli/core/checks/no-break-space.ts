import { faultsAt, type TextCheck } from '../annotations/check-kinds.ts';

const TYPED = /[\u00A0\u202F\u2009]/g;

export const noBreakSpace: TextCheck<{ 'text/no-break-space': Record<never, never> }> = {
  reads: 'texts',
  language: 'fr',
  severity: 'warning',
  words: {
    'text/no-break-space': () => [
      'une espace insécable est tapée à la main',
      'tapez une espace simple : le site place lui-même les insécables',
      'a no-break space is typed by hand',
      'type a plain space: the site sets no-break spaces itself',
    ],
  },
  find: (text) => faultsAt(text, TYPED, () => ({ code: 'text/no-break-space', params: {} })),
};
