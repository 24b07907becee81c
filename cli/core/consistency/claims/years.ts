/** A year in a text, as four digits: not the number in an address, as in `/avenues/tilleul-1651`. */
export const YEAR = /(?<![\d\p{L}/]|\p{L}-)(?:1\d{3}|20\d\d)(?![\d\p{L}])/gu;

/** 1561 and 1651, or 1561 and 1567: one slip of a finger apart. Other years are of other events. */
export function isSlipAway(one: string, other: string): boolean {
  const differing = [...one].filter((digit, at) => digit !== other[at]);
  return differing.length === 1 || [...one].sort().join() === [...other].sort().join();
}

/** 1605 and 1650: two digits side by side have changed places. */
export function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((digit, index) => digit !== other[index]);
  return at >= 0 && `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}` === other;
}
