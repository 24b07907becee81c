import { towns } from '#generated/towns.ts';
import { distanceFromCentre } from '../../../src/data/zone.ts';
import { checkShop } from '../../cli/shop-content.ts';

test('a page and {{distance:…}} in texts say the same kilometres', () => {
  const { computed } = checkShop().content;
  for (const { slug, coordinates } of towns) {
    const inTexts = computed.get(`distance:${slug}`)?.value ?? '0 km';
    expect(`${distanceFromCentre(coordinates)} km`).toBe(inTexts);
  }
});
