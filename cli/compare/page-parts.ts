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

/** Cuts the body that React has rendered, or a whole document of the build. */
export function partsOf(head: string, body: string): PageParts {
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

/** Those of a document as the build writes it. */
export function partsOfDocument(html: string): PageParts {
  const body = html.indexOf('<div id="root">');
  return partsOf(html.slice(0, body), html.slice(body));
}
