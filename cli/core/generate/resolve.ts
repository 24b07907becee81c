import type { MarkdownIt as Markdown, Token } from 'markdown-it';
import type { Annotated } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/content.ts';
import { FIELD_NAME, factOn, fillPlaceholders } from '../content/entry-readings.ts';
import { phoneAddress } from '../content/link-address.ts';
import { nameOfPicture, newMarkdown } from '../content/markdown-parts.ts';
import { formsOn } from '../content/phrases.ts';
import { surfacesOfText } from '../content/surfaces.ts';
import { mapTexts } from '../content/walk-annotated.ts';
import { localeOf } from '../language/locale-of.ts';
import { composed } from '../text/composed.ts';
import { FORMATS } from '../values/formats.ts';
import { isMapping, type JsonValue } from '../values/json-value.ts';
import { inOne } from './phrase-forms.ts';

/** An entry's data as the site imports it, and its lazy properties apart. */
interface Resolved {
  readonly data: JsonValue;
  readonly lazy: ReadonlyMap<string, JsonValue>;
}

/**
 * The entry with its texts finished: placeholders filled for the surface that shows them, typography applied, Markdown
 * rendered to HTML, image names turned into addresses. The content must have passed `check`.
 */
export function resolveEntry(content: Content, entry: Entry): Resolved {
  const value = mapTexts(entry, (at, text) => resolveText(content, entry, at, text));
  if (!isMapping(value)) return { data: value, lazy: new Map() };
  const { properties } = entry.annotationTree;
  const isLazy = ([name]: readonly [string, JsonValue]) =>
    properties.get(name)?.annotations['x-lazy'] === true;
  const all = Object.entries(value);
  const data: Record<string, JsonValue> = Object.create(null);
  for (const [name, property] of all.filter((each) => !isLazy(each))) data[name] = property;
  return { data, lazy: new Map(all.filter(isLazy)) };
}

function resolveText(
  content: Content,
  entry: Entry,
  { tree: { annotations }, surfaces }: Annotated,
  value: string,
): string {
  if (annotations['x-image'] !== undefined) return addressOfImage(content, value);
  if (annotations['x-text'] === undefined && annotations['x-markdown'] === undefined) return value;
  const [surface = ''] = surfacesOfText(content, entry, { surfaces });
  const factText = (name: string) => {
    const fact = factOn(content, name, surface);
    if (fact !== undefined) return fact;
    const forms = formsOn(content, name, surface);
    if (forms !== undefined) return inOne(forms);
    throw new Error(`{{${name}}} has no reading on ${surface}: the content was not checked`);
  };
  const { typography } = localeOf(content.settings);
  const fill = (text: string) => typography(composed(fillPlaceholders(text, factText)));
  return annotations['x-markdown'] === undefined
    ? fill(value)
    : renderMarkdown(linkFields(value, factText), fill, (token) => finishPicture(content, token));
}

function addressOfImage({ settings }: Content, name: string): string {
  return name.startsWith('https:') ? name : `/${settings.images.folder}/${name}`;
}

function finishLink(link: Token): void {
  if (String(link.attrGet('href')).startsWith('https:')) link.attrSet('rel', 'noopener');
}

/** Gives a picture its address on the site, and its size, so that the page keeps room for it. */
function finishPicture(content: Content, image: Token): void {
  const name = nameOfPicture(image);
  const file = content.images.get(name);
  image.attrSet('src', encodeURI(addressOfImage(content, name)));
  if (file && !file.fault && file.width && file.height) {
    image.attrSet('width', String(file.width));
    image.attrSet('height', String(file.height));
  }
  image.attrSet('loading', 'lazy');
  image.attrSet('decoding', 'async');
}

/** Makes links of the fields that are a telephone number, an email or a web address, where they are none yet. */
function linkFields(markdown: string, textOf: (name: string) => string): string {
  return markdown.replace(FIELD_OR_LINK, (whole, name: string | undefined) => {
    const text = name !== undefined && FIELD_NAME.test(name) ? textOf(name) : '';
    const address =
      phoneAddress(text) ??
      (FORMATS.email?.test(text) ? `mailto:${text}` : /^https:\/\/\S+$/.test(text) && text);
    return address ? `[${whole}](<${address}>)` : whole;
  });
}

/** A placeholder, or what stays as it is: a link with its text, and code. */
const FIELD_OR_LINK = /\[[^[\]]*\]\([^()]*\)|`[^`]*`|\{\{([^{}]*)\}\}/g;

let renderer: Markdown | undefined;

/** Markdown as HTML; `fill` finishes each run of text, never an address or code, `place` each picture. */
function renderMarkdown(
  source: string,
  fill: (text: string) => string,
  place: (image: Token) => void,
): string {
  renderer ??= newMarkdown({ html: false });
  const tokens = renderer.parse(source, {});
  const finish = (list: readonly Token[]) => {
    let before = ''; // the end of the last run of text, if typography may depend on it
    for (const token of list) {
      if (token.type === 'text') {
        token.content = fill(before + token.content).slice(before.length);
        if (token.content !== '') before = /[\p{L}\p{N}%€)»]$/u.exec(token.content)?.[0] ?? '';
      } else if (token.type === 'code_inline') before = 'x';
      if (token.type === 'link_open') finishLink(token);
      if (token.type === 'image') place(token);
      if (token.type.endsWith('break')) before = '';
      if (token.children) finish(token.children);
    }
  };
  finish(tokens);
  return renderer.renderer.render(tokens, renderer.options, {}).trim();
}
