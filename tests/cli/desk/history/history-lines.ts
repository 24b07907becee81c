import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import { SmallRepository, withPlainSpaces } from '../small-repository.ts';

export const GRID = (price: string) => `# Les prix de 2026
readings:
  - source: brochure
    grid:
      - {min: 1, max: 1.5, price: 45.5}
      - {min: 1.5, max: 1.75, price: ${price}} # le plus demandé
`;

/** For each test of a file, a shop with a past of one commit. */
export function withFirstVersion(begin: (shop: SmallRepository) => void): void {
  beforeEach(() => {
    const shop = new SmallRepository();
    shop.write('prices/colmar.yaml', GRID('49'));
    shop.commit('Le site');
    begin(shop);
  });
}

/** Each change as one line, with plain spaces. */
export async function historyLines(
  shop: SmallRepository,
  subject?: string,
  days: { readonly since?: string; readonly until?: string } = {},
): Promise<string[]> {
  const asked = { ...(subject !== undefined && { subject }), ...days };
  const { days: found, missing } = await new ContentHistory(shop).read(asked);
  expect(missing).toBeNull();
  const lines = found.flatMap(({ label, moments }) =>
    moments.flatMap(({ time, author, sentence, changes }) => [
      `${label}, ${time}, ${author} : ${sentence}`,
      ...changes.map(({ place, before, after }) => `  ${place.title}, ${place.label} : ${before} → ${after}`),
    ]),
  );
  return lines.map(withPlainSpaces);
}
