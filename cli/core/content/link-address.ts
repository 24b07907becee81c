import { FUNCTIONS_PATH } from '../shared/functions.ts';
import { phoneHref } from '../shared/phone.ts';

/** Everything before the query and the fragment, without a final slash. */
export function pathOf(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? href;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** What leads to the site itself as an address of the site: `https://www.sapin.example/devis` as `/devis`. */
export function withoutOrigin(href: string, origin: string | undefined): string {
  const rest = origin !== undefined && href.startsWith(origin) ? href.slice(origin.length) : undefined;
  if (rest === undefined || !/^(?:[/?#]|$)/.test(rest)) return href;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The address that dials a French number; `undefined` for any other text. */
export function phoneAddress(text: string): string | undefined {
  return /^0[1-9](?:[ .-]?\d\d){4}$/.test(text) ? phoneHref(text) : undefined;
}

/** An absolute path, or an address of a scheme that cannot run code: https, tel, mailto. */
export function isAllowedHref(href: string): boolean {
  if (/[\s\\<>"\p{Cc}]/u.test(href)) return false; // browsers drop control characters from addresses
  if (href.startsWith('/')) return !href.startsWith('//');
  if (/^tel:\+?[\d.-]+$/.test(href)) return true;
  if (
    /^mailto:[^@\s?]+@[^@\s?]+\.[a-z]+(?:\?(?:subject|body)=[^?&#]*(?:&(?:subject|body)=[^?&#]*)?)?$/i.test(
      href,
    )
  )
    return true;
  if (!href.startsWith('https://') || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === '' && password === '';
}

/** Whether the built site has something else than a page of the content at a path: a file, the page "not found", a function. */
export function isOfSite(path: string): boolean {
  return path.startsWith(FUNCTIONS_PATH) || /^\/404$|\/index$|\/_|\.[^/]*$/.test(path);
}
