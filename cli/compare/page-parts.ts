/** The markup of a page, in the parts that are compared. */
export interface PageParts {
  /** With the title and the description. */
  readonly head: string;
  /** What precedes `<main>`: announcements and menu. */
  readonly top: string;
  readonly main: string;
  /** The footer. */
  readonly bottom: string;
}

const ROOT = '<div id="root">';

/** Those of a document as the build writes it; `undefined` for one that only leads from an old address to another. */
export function partsOf(html: string): PageParts | undefined {
  const [head = '', body] = html.split(ROOT);
  if (body === undefined) return undefined;
  const start = body.indexOf('<main');
  const afterMain = body.indexOf('</main>') + '</main>'.length;
  const end = body.lastIndexOf('</footer>') + '</footer>'.length;
  return {
    head: head.match(/<title>.*?<\/title>|<meta name="description"[^>]*>/gs)?.join('') ?? '',
    top: body.slice(0, start),
    main: body.slice(start, afterMain),
    bottom: end > afterMain ? body.slice(afterMain, end) : '',
  };
}
