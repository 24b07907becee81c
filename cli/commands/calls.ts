import { FORMATS, type Format } from '../core/diagnostics/formats.ts';

/** Formats of a result without places. */
const DOCUMENT: readonly Format[] = ['text', 'json'];
const TEXT: readonly Format[] = ['text'];

/** The formats of each command, any other of which is a usage error, and calls to start from. */
export const COMMANDS = {
  check: { formats: FORMATS, examples: ['check', 'check --format json', 'check --release'] },
  generate: { formats: FORMATS, examples: ['generate', 'generate --check', 'generate --watch'] },
  consistency: {
    formats: FORMATS,
    examples: [
      'consistency',
      'consistency --rule dead-link --rule list-mismatch',
      'consistency --report contradictions.html',
      'consistency --accept facts/order-deadline --reason "confirmation 2026-12-01" --until 2026-12-10',
      'consistency --prune',
    ],
  },
  decide: {
    formats: DOCUMENT,
    examples: [
      'decide facts/order-deadline 12-22',
      'decide prices/nordmann-alsacienne "pages produit"',
      'decide facts/order-deadline --value 12-21 --dry-run',
      'decide facts/order-deadline --undo',
    ],
  },
  where: {
    formats: FORMATS,
    examples: [
      'where facts/order-deadline',
      'where prices/nordmann-alsacienne',
      'where varieties/nobilis --format json',
      'where /livraison/colmar',
    ],
  },
  new: {
    formats: TEXT,
    examples: ['new articles sapin-en-pot', 'new towns biesheim --from colmar'],
  },
  rename: {
    formats: DOCUMENT,
    examples: ['rename articles entretien-sapin garder-son-sapin', 'rename towns colmar colmar-centre'],
  },
  fix: { formats: DOCUMENT, examples: ['fix', 'fix articles/entretien-sapin.yaml', 'fix --write'] },
  season: {
    formats: DOCUMENT,
    examples: [
      'season',
      'season 2027',
      'season 2027 --format json',
      'season --unchanged price:prices/nobilis',
    ],
  },
  stats: { formats: DOCUMENT, examples: ['stats', 'stats --words'] },
  desk: { formats: TEXT, examples: ['desk', 'desk --no-open', 'desk --port 4200'] },
  serve: { formats: TEXT, examples: ['serve', 'serve --port 8080', 'serve --check-mail'] },
  inbox: {
    formats: DOCUMENT,
    examples: [
      'inbox',
      'inbox show 3f9a1c02',
      'inbox answered 3f9a1c02',
      'inbox --csv > messages.csv',
      'inbox newsletter --csv > newsletter.csv',
      'inbox --check',
      'inbox --backup copie.sqlite',
      'inbox --export anne@courriel.example',
    ],
  },
  lsp: { formats: TEXT, examples: ['lsp', 'lsp --content contenu --lang fr'] },
} as const satisfies Readonly<
  Record<string, { readonly formats: readonly Format[]; readonly examples: readonly string[] }>
>;
