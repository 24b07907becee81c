import type { Picture } from '#generated/types.ts';

/** What a page says about itself to browsers and search engines. */
interface Head {
  readonly title: string;
  readonly description: string;
  /** Stands for a page without pictures where its address is shared. */
  readonly image?: Picture;
  /** Path whose address is the canonical one. Without it, the page stays out of search engines. */
  readonly canonical?: string;
}

/** What a page's `data.ts` builds: its head and the props of its component. */
export interface PageContent<Props = object> {
  readonly head: Head;
  readonly props: Props;
}

/** Everything that one address shows; plain JSON, because it is sent in the HTML and in `/data/`. */
export interface PageData extends PageContent {
  /** The folder of `src/pages/` that holds its code. */
  readonly folder: string;
  readonly path: string;
}
