// What the build needs from the application. The build loads `src/prerender.tsx` from the server bundle and imports nothing
// of src/; the compiler compares the two in vite.config.ts.

/** The exports of `src/prerender.tsx`. */
export interface Application {
  readonly home: { readonly hero: { readonly image: { readonly src: string; readonly alt: string } } };
  readonly site: { readonly name: string; readonly address: string };
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly pngIcons: readonly PngIcon[];
  readonly themeColors: { readonly light: string };
  readonly photoFormats: readonly PhotoFormat[];
  /** The generated drawings: each SVG by its address. */
  treePictures(): ReadonlyMap<string, string>;
  /** The origins outside the site that its pages need. */
  outsideSources(): { images: string[]; frames: string[]; calls: string[] };
  /** @param canonicals the canonical path of every page that search engines should know */
  siteFiles(canonicals: readonly string[]): { path: string; text: string }[];
  /** The files without which a page of the route table cannot be built. */
  missingFiles(): string[];
  /** Prepares rendering; returns the path of every page. */
  startPrerender(build: {
    readonly readLazy: (path: string) => Promise<unknown>;
    readonly readPackage: ReadPackage;
    readonly pictures: ReadonlyMap<string, PictureFile>;
  }): string[];
  /** Once prepared: the pictures of `content/images/` that no page shows yet, by their address. */
  withheldPictures(): Promise<ReadonlySet<string>>;
  renderPage(path: string, shareImage: (page: SharedPage) => ShareImage): Promise<RenderedPage>;
}

/** What a share image shows of a page. */
export interface SharedPage {
  readonly head: { readonly title: string; readonly canonical?: string; readonly image?: object };
  /** Where its first picture is looked for. */
  readonly props: unknown;
}

export interface RenderedPage {
  readonly data: SharedPage;
  /** Path in `dist/` of the data that a navigation fetches. */
  readonly dataFile: string;
  /** Path in `dist/` of the page, null for data that only stands in for unknown keys. */
  readonly htmlFile: string | null;
  /** Folder of `src/pages/` that holds the page's code. */
  readonly folder: string;
  /** Whether hosts serve this page for every address without a file. */
  readonly isFallback: boolean;
  /** The elements of `<head>` that the page needs. */
  readonly head: string;
  readonly body: string;
}

/** The picture of a page where its address is shared: path on the site, size in pixels. */
export interface ShareImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A file of `content/images/` as the build writes it; sizes in pixels. */
export interface PictureFile {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly photo?: { readonly stem: string; readonly widths: readonly number[]; readonly color: string };
}

export type PhotoFormat = 'avif' | 'webp';

/** Drawn from `icon.svg`; a `maskable` one fills its square. */
export interface PngIcon {
  readonly path: string;
  /** Of a side, in pixels. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** Reads version, licence and its text of an installed package. */
export type ReadPackage = (name: string) => Promise<{ version: string; licence: string; text: string }>;
