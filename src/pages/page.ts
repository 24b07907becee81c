import type { PageId } from '#generated/routes.ts';
import type { FallbackProps } from './fallback.ts';
import type { PageProps } from './registry.ts';

/** What a page says about itself to browsers and search engines. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path whose address is the canonical one. Without it, the page stays out of search engines. */
  readonly canonical?: string;
}

/** What a page's `data.ts` builds: its head and the props of its component. */
export interface PageContent<Props> {
  readonly head: Head;
  readonly props: Props;
}

/** Everything that one address shows; plain JSON, because it is sent in the HTML and in `/data/`. */
export type PageData = { [P in PageId]: PageDataOf<P> }[PageId];

export interface PageDataOf<P extends PageId> extends PageContent<Omit<PageProps[P], keyof FallbackProps>> {
  readonly page: P;
  readonly path: string;
}
