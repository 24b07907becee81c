/** What refers to an entry, in plain words. */
export const nameIn = {
  fr: (collection: string) => `le nom d’un fichier de ${collection}/, sans « .yaml »`,
  en: (collection: string) => `the name of a file of ${collection}/, without ".yaml"`,
};
