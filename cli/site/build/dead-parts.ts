import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOf, withoutOrigin } from '../../core/content/link-address.ts';
import { closest } from '../../core/content/nearest.ts';
import { entriesBelow } from '../../core/files/entries-below.mjs';
import { languageOf } from '../../core/messages/language-of.mjs';
import { en, fr } from '../../core/messages/phrases.ts';
import { decodedPath } from '../../core/text/encoded-path.ts';
import { literalPattern } from '../../core/text/literal-pattern.ts';
import type { Output } from './output.ts';

/** The addresses in a document that lead to a part of a page of the site, `/livraison#communes`, as absolute paths. */
export function linksToParts(html: string, from: string, origin: string): string[] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"#?]*)(?:\?[^"#]*)?#([^"]+)"/g)].flatMap(
    ([, address = '', part]) => {
      const page = address === '' ? from : pathOf(withoutOrigin(address, origin));
      return /^\/(?!\/)/.test(page) ? `${page}#${part}` : [];
    },
  );
}

interface PartSources {
  readonly output: Pick<Output, 'read'>;
  readonly content: string;
  readonly origin: string;
}

/**
 * Looks for the parts of pages to which links lead. Only the documents know them: some are named by the code of a page.
 * @param links addresses with their fragment
 * @param files the document of each page that has one, by the path of the page
 * @param content absolute path of the content, for the place of a link
 * @param origin of the site, for links that are written with it
 * @throws where a page has no such part
 */
export async function refuseDeadParts(
  links: ReadonlySet<string>,
  files: ReadonlyMap<string, string>,
  { output, content, origin }: PartSources,
): Promise<void> {
  for (const link of links) {
    const [page = '', part = ''] = link.split('#');
    const file = files.get(page);
    if (file === undefined) continue; // `check` tells a page that is not there
    const html = (await output.read(file)).toString();
    const parts = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    if (!parts.includes(decodedPath(part))) throw deadPart(link, parts, placesOf(link, content, origin));
  }
}

/** The error that the page of a link has no such part. Its stack is its message: an editor has no use for more. */
function deadPart(link: string, parts: readonly string[], places: readonly string[]): Error {
  const [page = '', part = ''] = link.split('#');
  const nearest = closest(part, parts);
  const likely = nearest === undefined ? undefined : `${page}#${nearest}`;
  const words =
    languageOf(process.argv, process.env) === 'en'
      ? `the page has no part to which ${en.quote(link)} leads: ${en.orElse(likely, `write ${page}`)}`
      : `la page n’a pas de partie où mène ${fr.quote(link)} : ${fr.orElse(likely, `écrivez ${page}`)}`;
  const error = new Error(places.length === 0 ? words : `${places.join(', ')}: ${words}`);
  error.stack = error.message;
  return error;
}

/** Where the content has an address, with a query or without: `articles/calendrier.yaml:12:5`. */
function placesOf(link: string, content: string, origin: string): string[] {
  const [page = '', part = '', site = ''] = [...link.split('#'), origin].map(literalPattern);
  const written = new RegExp(`(?<![\\w-])(?:${site})?${page}/?(?:\\?[^\\s#]*)?#${part}(?![\\w-])`, 'g');
  const files = entriesBelow(content).filter((entry) => entry.path.endsWith('.yaml'));
  return files.flatMap(({ path: name }) => {
    const text = readFileSync(path.join(content, name), 'utf8');
    return Array.from(text.matchAll(written), ({ index }) => {
      const above = text.slice(0, index).split('\n');
      return `${name}:${above.length}:${(above.at(-1)?.length ?? 0) + 1}`;
    });
  });
}
