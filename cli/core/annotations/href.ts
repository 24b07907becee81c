import { type Content, originOf } from '../content/content.ts';
import { STRING } from '../content/keyword.ts';
import { isAllowedHref, pathOf, phoneAddress, withoutOrigin } from '../content/link-address.ts';
import type { Reader } from '../language/reader.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';
import type { Fault } from './check-kinds.ts';

export interface LinkParams {
  'link/dead': DeadLink;
  'link/fallback': DeadLink;
  'link/scheme': { value: string };
}

interface DeadLink {
  readonly value: string;
  readonly nearest: string | undefined;
  /** Addresses that are just as close. */
  readonly others?: readonly string[];
  /** An entry that has a page. */
  readonly example?: string | undefined;
}

const likely = {
  fr: ({ nearest, others = [], example }: DeadLink, { isAtDesk }: Reader) =>
    nearest === undefined
      ? isAtDesk
        ? 'choisissez la page dans la liste'
        : `prenez l’adresse dans le navigateur, sur la page même${example === undefined ? '' : `, ou demandez-la par le nom de l’entrée : « npm run sapin -- where ${example} »`}`
      : `vouliez-vous dire ${fr.all([nearest, ...others].map(fr.quote), 'ou')} ?`,
  en: ({ nearest, others = [], example }: DeadLink) =>
    nearest === undefined
      ? `take the address from the browser, on the page itself${example === undefined ? '' : `, or ask for it by the name of the entry: "npm run sapin -- where ${example}"`}`
      : `did you mean ${en.all([nearest, ...others].map(en.quote), 'or')}?`,
};

/** A string: a link that must resolve. Lenient links to pages are left to `consistency`. */
export const href: Annotation<LinkParams> = {
  keyword: 'x-href',
  ...STRING,
  argument: { enum: [true, false, 'lenient'] },
  words: {
    'link/dead': (link, reader) => [
      `le lien ${fr.quote(link.value)} ne mène nulle part`,
      likely.fr(link, reader),
      `the link ${en.quote(link.value)} leads nowhere`,
      likely.en(link),
    ],
    'link/fallback': (link, reader) => [
      `le lien ${fr.quote(link.value)} nomme une page qui n’existe pas : une autre se montre à sa place`,
      likely.fr(link, reader),
      `the link ${en.quote(link.value)} lands on a fallback page: there is no such entry`,
      likely.en(link),
    ],
    'link/scheme': ({ value }) => [
      `l’adresse ${fr.quote(value)} n’est pas permise`,
      `${likelyAddress(value) ? `écrivez ${fr.quote(likelyAddress(value) ?? '')} : ` : ''}un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:`,
      `the address ${en.quote(value)} is not allowed`,
      `${likelyAddress(value) ? `write ${en.quote(likelyAddress(value) ?? '')}: ` : ''}an internal link starts with "/", an external one with https://, tel: or mailto:`,
    ],
  },
  check: ({ content, text }, argument) =>
    text === undefined ? [] : linkFaults(content, text, argument === 'lenient'),
};

export function* linkFaults(content: Content, value: string, isLenient = false): Iterable<Fault<LinkParams>> {
  if (!isAllowedHref(value)) {
    yield { code: 'link/scheme', params: { value } };
    return;
  }
  const { routes } = content;
  const address = withoutOrigin(value, originOf(content));
  if (!address.startsWith('/') || isLenient || routes.routes.length === 0) return;
  const path = pathOf(address);
  const match = routes.match(path);
  if (match?.exists) return;
  const [nearest, ...others] = routes.nearest(path);
  const shown = routes
    .concrete()
    .find(({ collection, slug }) => collection !== undefined && slug !== undefined);
  const example = nearest === undefined && shown ? `${shown.collection}/${shown.slug}` : undefined;
  const params = { value, nearest, others, example };
  yield match?.route.fallback ? { code: 'link/fallback', params } : { code: 'link/dead', params };
}

/** The likely address of a link, where its form shows it: `www.a.fr`, `http://a.fr`, `devis`. */
function likelyAddress(value: string): string | undefined {
  if (/^http:\/\/\S+$/i.test(value)) return `https://${value.slice('http://'.length)}`;
  if (/^www\.\S+$/i.test(value)) return `https://${value}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.\w+$/.test(value)) return `mailto:${value}`;
  return phoneAddress(value) ?? (/^[a-z0-9][a-z0-9/-]*$/.test(value) ? `/${value}` : undefined);
}
