import { encodedPath } from '../../core/text/encoded-path.ts';

/**
 * Where somebody else can look at a proposal: the page of the place that keeps the site on which two versions are compared.
 * `null` for a place whose addresses are not known.
 * @param remote as Git writes it: `https://host/owner/name.git`, `git@host:owner/name.git`, `ssh://git@host:22/owner/name`
 */
export function compareAddress(remote: string, base: string, proposal: string): string | null {
  const found =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?(?<host>[^:/]+)(?::\d+)?\/(?<path>.+)$/.exec(remote) ??
    /^(?:[^@/:]+@)?(?<host>[^@/:]+\.[^@/:]+):(?<path>[^/\\].*)$/.exec(remote);
  const { host, path } = found?.groups ?? {};
  if (host === undefined || path === undefined) return null;
  const project = path.replace(/\/+$/, '').replace(/\.git$/, '');
  if (project === '') return null;
  const page = PAGES.find(([pattern]) => pattern.test(host))?.[1];
  return page
    ? `https://${host}/${encodedPath(project)}${page(encodedPath(base), encodedPath(proposal))}`
    : null;
}

const PAGES: readonly (readonly [RegExp, (base: string, proposal: string) => string])[] = [
  [/(?:^|\.)gitlab\./, (base, proposal) => `/-/compare/${base}...${proposal}`],
  [
    /(?:^|\.)bitbucket\.org$/,
    (base, proposal) =>
      `/branches/compare/${encodeURIComponent(decodeURIComponent(proposal))}%0D${encodeURIComponent(decodeURIComponent(base))}`,
  ],
  [/(?:^|\.)(?:github|codeberg|gitea|forgejo)\./, (base, proposal) => `/compare/${base}...${proposal}`],
];
