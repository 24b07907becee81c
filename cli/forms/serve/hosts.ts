// Configuration for other hosts, from the same rules as the answers of `sapin serve`.
import { type HeaderRule, headersFor } from './headers.ts';

/** A path that has moved, and where to. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/** As `_redirects` of Netlify, Cloudflare Pages and the like: each page has one address, without its file's extension. */
export function formatRedirects(paths: readonly string[], moved: readonly Moved[]): string {
  const files = paths.map((path) => ({ from: `${path === '/' ? '/index' : path}.html`, to: path }));
  return [...moved, ...files].map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Reads `_redirects`: new paths by old ones. */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  const rows = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(rows.flatMap(([from, to]) => (from?.startsWith('/') && to ? [[from, to] as const] : [])));
}

/** A file to include in nginx's `server` block, whose `root` is the built site. */
export function formatNginx(rules: readonly HeaderRule[], moved: readonly Moved[]): string {
  const cached = rules.map(({ pattern }) => pattern).filter((pattern) => /^\/.+\/\*$/.test(pattern));
  const locations = cached.map((pattern) => {
    const folder = pattern.slice(0, -1);
    return location(`^~ ${folder}`, '$uri', headersFor(folder, rules));
  });
  return `# Written by the build. In a server block: root /path/to/dist; include /path/to/dist/_nginx.conf;
gzip_static on;
# With the module ngx_brotli: brotli_static on;
etag on;
error_page 404 /404.html;

# One address for each page: without its file's name, without a final slash. Two slashes would name another host.
if ($request_uri ~ "^/index(\\.html)?(\\?|$)") { return 301 /; }
if ($request_uri ~ "^/+([^/\\x5c?][^?]*)\\.html(\\?.*)?$") { return 301 /$1$2; }
if ($request_uri ~ "^/+([^/\\x5c?](?:[^?]*[^/?])?)/+(\\?.*)?$") { return 301 /$1$2; }

# Files for hosts and builds are not served.
location ~ ^/_ { return 404; }
${[
  // nginx compares decoded paths, and has taken off the ending above.
  ...moved.map(({ from, to }) => {
    const path = decodeURIComponent(from).replace(/\.html$/, '');
    return `location = "${path}" { return 301 ${to}$is_args$args; }\n`;
  }),
  location('= /', '/index.html', headersFor('/', rules)),
  location('/', '$uri $uri.html', headersFor('/404', rules)),
  ...locations,
].join('\n')}`;
}

function location(match: string, files: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;\n`);
  return `location ${match} {\n  try_files ${files} =404;\n${lines.join('')}}\n`;
}
