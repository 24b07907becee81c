// The part of <head> that the page itself does not render.

import { SITE_FILES } from '#generated/shared/site-files.ts';
import { site } from '#generated/site.ts';
import type { PageData } from '../pages/page.ts';
import { escapeMarkup } from './escape.ts';
import { appleIcon, themeColors } from './site-files.ts';
import { structuredData } from './structured-data.ts';

/** The preview picture of a shared link. */
export interface ShareImage {
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export function headMarkup(data: PageData, share: ShareImage): string {
  const { title, description, canonical } = data.head;
  const graph = structuredData(data);
  return [
    meta('name', 'theme-color', themeColors.light, ' media="(prefers-color-scheme: light)"'),
    meta('name', 'theme-color', themeColors.dark, ' media="(prefers-color-scheme: dark)"'),
    `<link rel="icon" href="${SITE_FILES.icon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${appleIcon.path}">`,
    `<link rel="manifest" href="${SITE_FILES.manifest}">`,
    `<link rel="alternate" type="application/atom+xml" href="${SITE_FILES.feed}" title="${escapeMarkup(site.name)}">`,
    meta('property', 'og:type', data.folder === 'article' ? 'article' : 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', 'fr_FR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical === undefined ? [] : [meta('property', 'og:url', site.address + canonical)]),
    meta('property', 'og:image', site.address + share.src),
    meta('property', 'og:image:width', String(share.width)),
    meta('property', 'og:image:height', String(share.height)),
    meta('property', 'og:image:alt', share.alt),
    // Networks read the title, the description and the picture from the lines above.
    meta('name', 'twitter:card', 'summary_large_image'),
    // `<` would let a text end the element.
    ...(graph
      ? [`<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`]
      : []),
  ].join('\n    ');
}

function meta(key: 'name' | 'property', name: string, content: string, more = ''): string {
  return `<meta ${key}="${name}" content="${escapeMarkup(content)}"${more}>`;
}
