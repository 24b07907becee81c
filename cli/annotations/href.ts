import type { Fault } from '../checks/check-kinds.ts';
import type { Content } from '../content/content.ts';
import { isAllowedHref, pathOf } from '../content/link-address.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';
import { STRING } from './keyword.ts';

export interface LinkParams {
  'link/dead': { value: string; nearest: string | undefined };
  'link/fallback': { value: string; nearest: string | undefined };
  'link/scheme': { value: string };
}

/** A string: a link that must lead somewhere; a lenient one to a page is left to the consistency command. */
export const href: Annotation<LinkParams> = {
  keyword: 'x-href',
  ...STRING,
  argument: { enum: [true, false, 'lenient'] },
  words: {
    'link/dead': ({ value, nearest }) => [
      `le lien ${fr.quote(value)} ne mène nulle part`,
      fr.orElse(nearest, 'vérifiez l’adresse dans routes.yaml'),
      `the link ${en.quote(value)} leads nowhere`,
      en.orElse(nearest, 'check the address in routes.yaml'),
    ],
    'link/fallback': ({ value, nearest }) => [
      `le lien ${fr.quote(value)} mène à une page de repli : cette entrée n’existe pas`,
      fr.orElse(nearest, 'vérifiez l’adresse'),
      `the link ${en.quote(value)} lands on a fallback page: there is no such entry`,
      en.orElse(nearest, 'check the address'),
    ],
    'link/scheme': ({ value }) => [
      `l’adresse ${fr.quote(value)} n’est pas permise`,
      `${meantAddress(value) ? `écrivez ${fr.quote(meantAddress(value) ?? '')} : ` : ''}un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:`,
      `the address ${en.quote(value)} is not allowed`,
      `${meantAddress(value) ? `write ${en.quote(meantAddress(value) ?? '')}: ` : ''}an internal link starts with "/", an external one with https://, tel: or mailto:`,
    ],
  },
  check: ({ content, text }, argument) =>
    text === undefined ? [] : linkFaults(content, text, argument === 'lenient'),
};

export function* linkFaults(
  { routes }: Content,
  value: string,
  isLenient = false,
): Iterable<Fault<LinkParams>> {
  if (!isAllowedHref(value)) {
    yield { code: 'link/scheme', params: { value } };
    return;
  }
  if (!value.startsWith('/') || isLenient || routes.routes.length === 0) return;
  const path = pathOf(value);
  const match = routes.match(path);
  if (match?.exists) return;
  const params = { value, nearest: routes.nearest(path) };
  yield match?.route.fallback ? { code: 'link/fallback', params } : { code: 'link/dead', params };
}

/** The address that a link was meant to be, where its form tells: `www.a.fr`, `http://a.fr`, `devis`. */
function meantAddress(value: string): string | undefined {
  if (/^http:\/\/\S+$/i.test(value)) return `https://${value.slice('http://'.length)}`;
  if (/^www\.\S+$/i.test(value)) return `https://${value}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.\w+$/.test(value)) return `mailto:${value}`;
  if (/^0[1-9](?:[ .-]?\d\d){4}$/.test(value)) return `tel:+33${value.replace(/\D/g, '').slice(1)}`;
  return /^[a-z0-9][a-z0-9/-]*$/.test(value) ? `/${value}` : undefined;
}
