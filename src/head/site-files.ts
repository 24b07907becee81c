// Files about the whole site, such as the sitemap and the feed.

import { legal } from '#generated/legal.ts';
import { articleList } from '#generated/pages/article-list.ts';
import { home } from '#generated/pages/home.ts';
import { inForm } from '#generated/phrase-forms.ts';
import { redirects as table } from '#generated/redirects.ts';
import { paths } from '#generated/routes.ts';
import { SITE_FILES } from '#generated/shared/site-files.ts';
import { site } from '#generated/site.ts';
import { articles } from '../data/articles.ts';
import { dataPath, type MovedPage } from '../shell/page-store.ts';
import { builtSeason } from '../shell/shell.static.ts';
import { escapeMarkup } from './escape.ts';

interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** The icon as the build draws it from `icon.svg`, for systems that take no SVG. */
export interface PngIcon {
  readonly path: string;
  /** Of a side, in pixels. */
  readonly size: number;
  /** `maskable` icons fill their square, because the system cuts its own shape out of it. */
  readonly purpose: 'any' | 'maskable';
}

const manifestIcons: readonly PngIcon[] = [
  { path: SITE_FILES.smallIcon, size: 192, purpose: 'any' },
  { path: SITE_FILES.largeIcon, size: 512, purpose: 'any' },
  { path: SITE_FILES.maskableIcon, size: 512, purpose: 'maskable' },
];
export const appleIcon: PngIcon = { path: SITE_FILES.appleIcon, size: 180, purpose: 'maskable' };

/** Every PNG that is drawn from `icon.svg`. */
export const pngIcons: readonly PngIcon[] = [...manifestIcons, appleIcon];

/** Moved addresses with their new ones. */
export const { redirects } = table;

/** @param canonicals the canonical path of every page that search engines should know */
export function siteFiles(canonicals: readonly string[]): SiteFile[] {
  return [
    { path: SITE_FILES.sitemap, text: sitemap(canonicals) },
    {
      path: SITE_FILES.robots,
      text: `User-agent: *\nAllow: /\nDisallow: /data/\n\nSitemap: ${site.address}${SITE_FILES.sitemap}\n`,
    },
    { path: SITE_FILES.feed, text: inForm(feed(), builtSeason.index) },
    { path: SITE_FILES.manifest, text: webManifest() },
    ...redirects.flatMap(({ from, to }) => {
      const path = decodeURIComponent(from).replace(/\.html$/, '');
      return [
        { path: `${path}.html`, text: movedPage(to) },
        { path: dataPath(path), text: JSON.stringify({ moved: to } satisfies MovedPage) },
      ];
    }),
  ];
}

/** When the texts of an address last changed (`AAAA-MM-JJ`), where the content says so. */
function lastChanges(): ReadonlyMap<string, string> {
  const dated = articles.map(
    (article) => [paths.article(article.slug), article.updated ?? article.date] as const,
  );
  const newest = dated
    .map(([, date]) => date)
    .sort()
    .at(-1);
  return new Map([
    ...dated,
    ...legal.map(({ slug, updated }) => [`/${slug}`, updated] as const),
    ...(newest ? [[paths.articleList(), newest] as const] : []),
  ]);
}

function sitemap(canonicals: readonly string[]): string {
  const changes = lastChanges();
  const urls = canonicals.map((path) => {
    const changed = changes.get(path);
    return `  <url><loc>${escapeMarkup(site.address + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** An Atom feed (RFC 4287) of the articles, the newest first. */
function feed(): string {
  const newestFirst = [...articles].sort((a, b) => b.date.localeCompare(a.date));
  const entries = newestFirst.map(({ slug, title, excerpt, date, updated, author }) => {
    const address = escapeMarkup(site.address + paths.article(slug));
    return `  <entry>
    <title>${escapeMarkup(title)}</title>
    <id>${address}</id>
    <link href="${address}"/>
    <published>${date}T00:00:00Z</published>
    <updated>${updated ?? date}T00:00:00Z</updated>
    <author><name>${escapeMarkup(author)}</name></author>
    <summary>${escapeMarkup(excerpt)}</summary>
  </entry>
`;
  });
  const updated = newestFirst
    .map((article) => article.updated ?? article.date)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
  <title>${escapeMarkup(`${site.name} : ${articleList.title}`)}</title>
  <subtitle>${escapeMarkup(articleList.seo.description)}</subtitle>
  <id>${site.address}${SITE_FILES.feed}</id>
  <link rel="self" href="${site.address}${SITE_FILES.feed}"/>
  <link href="${site.address}${paths.articleList()}"/>
  <updated>${updated}T00:00:00Z</updated>
${entries.join('')}</feed>
`;
}

/** A page at a moved address, for hosts without redirects. */
function movedPage(to: string): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>${escapeMarkup(site.name)}</title>
<link rel="canonical" href="${escapeMarkup(site.address + to)}">
<meta http-equiv="refresh" content="0; url=${escapeMarkup(to)}">
<a href="${escapeMarkup(to)}">${escapeMarkup(site.address + to)}</a>
</html>
`;
}

function webManifest(): string {
  const manifest = {
    name: home.seo.title,
    short_name: site.name,
    description: site.tagline,
    lang: 'fr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.dark,
    icons: [
      { src: SITE_FILES.icon, type: 'image/svg+xml', sizes: 'any' },
      ...manifestIcons.map(({ path, size, purpose }) => ({
        src: path,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The browser's own bars: paper by day, spruce by night (`--paper` and `--spruce-900` of `styles/tokens.css`). */
export const themeColors = { light: '#f6efe2', dark: '#12352b' } as const;
