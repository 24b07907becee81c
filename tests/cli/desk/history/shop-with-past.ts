import type { RestoreRequest } from '../../../../cli/desk/contract.ts';
import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import { restore } from '../../../../cli/desk/history/restore.ts';
import { SmallRepository } from '../small-repository.ts';

export const FILE = 'prices/colmar.yaml';
export const grid = (rows: string, remark = '') => `# Les prix de 2026
readings:
  - source:   'brochure' # de chez l’imprimeur
    grid:
${rows}${remark}`;
export const FIRST = grid(`      - {min: 1, max: 1.5, price:   45.50} # petit
      - min: 1.5
        max: 1.75
        price: 49
`);

export class ShopWithPast extends SmallRepository {
  constructor() {
    super();
    this.write(FILE, FIRST);
    this.commit('Le site');
  }

  /** Commits a text at a day and a time of the shop; returns the moment. */
  change(file: string, text: string, on: string): string {
    this.write(file, text);
    this.commit('Un changement', { on: `2026-${on.replace(' ', 'T')}:00+01:00` });
    return this.head();
  }

  async changeIds(moment: string): Promise<string[]> {
    const { days } = await new ContentHistory(this).read();
    const found = days.flatMap(({ moments }) => moments).find(({ id }) => id === moment);
    return (found?.changes ?? []).map(({ id }) => id);
  }

  /** What comes back, or why nothing does. */
  async back(request: RestoreRequest) {
    try {
      return await restore(this, new ContentHistory(this), request);
    } catch (error) {
      return String(error);
    }
  }
}
