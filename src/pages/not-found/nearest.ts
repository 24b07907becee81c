import { editDistance } from '../../text/edit-distance.ts';

export interface KnownPage {
  readonly href: string;
  readonly name: string;
}

/** The page whose path has the smallest edit distance, null when none is close. */
export function nearestPage(wanted: string, pages: readonly KnownPage[]): KnownPage | null {
  const ranked = pages.map((page) => ({ page, distance: editDistance(wanted, page.href) }));
  const [best] = [...ranked].sort((a, b) => a.distance - b.distance);
  return best && best.distance <= wanted.length / 3 ? best.page : null;
}
