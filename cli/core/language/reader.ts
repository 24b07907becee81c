/** For whom a message is: a person with the files, or an editor at the desk, who sees forms and titles. */
export interface Reader {
  readonly isAtDesk: boolean;
  /** What a file of the content is called: `prices/nobilis.yaml`, or the title of its entry. */
  file(path: string): string;
  /** What a collection is called: `varieties/`, or its label. */
  folder(collection: string): string;
  /** What an entry is called where another names it: its slug, or its title. */
  entry(collection: string, slug: string): string;
  /** What a page, or a part of every page, is called: `header`, or its title. */
  surface(id: string): string;
  /** What a field is called: `otherwise`, or its title. */
  field(path: string, pointer: string, otherwise: string): string;
  /** What one of the values that a field may have is called: `sold-out`, or its label. */
  value(path: string, pointer: string, value: string): string;
}

export const WITH_FILES: Reader = {
  isAtDesk: false,
  file: (path) => path,
  folder: (collection) => `${collection}/`,
  entry: (_, slug) => slug,
  surface: (id) => id,
  field: (_path, _pointer, otherwise) => otherwise,
  value: (_path, _pointer, value) => value,
};
