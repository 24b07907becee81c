import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import type { ComparePages } from '../../../../cli/desk/publication/page-changes.ts';
import { ContentPublication } from '../../../../cli/desk/publication/publication.ts';
import type { SmallRepository } from '../small-repository.ts';

export const FILE = 'prices/colmar.yaml';
export const grid = (price: string) => `readings:
  - source: brochure
    grid:
      - {min: 1, max: 1.5, price: ${price}}
`;

export function publicationOf(desk: SmallRepository, compare?: ComparePages): ContentPublication {
  return new ContentPublication(desk, new ContentHistory(desk), compare);
}
