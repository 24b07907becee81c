import type { TownSlug } from '#generated/towns.ts';
import type { TownGroup } from '#generated/types.ts';
import type { Findable } from './search.ts';

export interface DeliveredTown extends Findable {
  readonly slug: TownSlug;
  /** From the centre, in whole kilometres. */
  readonly distance: number;
  /** In kilometres from the centre. */
  readonly east: number;
  readonly north: number;
  /** Null for a name that has no room on the map until it is pointed at. */
  readonly label: Label | null;
}

/** A place that is not in the list. */
export interface OtherPlace extends Findable {
  /** From the centre, in whole kilometres; absent where nobody has measured it. */
  readonly distance?: number;
}

export interface Group {
  readonly group: TownGroup;
  readonly title: string;
  readonly towns: readonly DeliveredTown[];
}

/** Where a name stands beside its mark, in drawing units. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}
