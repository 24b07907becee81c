import type { Reader } from '../language/reader.ts';

/** What refers to an entry, in plain words. */
export const nameIn = {
  fr: (collection: string, reader: Reader) =>
    reader.isAtDesk
      ? `une fiche de ${reader.folder(collection)}`
      : `le nom d’un fichier de ${collection}/, sans « .yaml »`,
  en: (collection: string) => `the name of a file of ${collection}/, without ".yaml"`,
};
