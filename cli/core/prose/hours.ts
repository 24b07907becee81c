import { WEEKDAYS } from '../values/calendar.ts';
import { readNumber } from './numbers.ts';
import { afterLink, type Match, one, type Pattern } from './patterns.ts';
import { is, isIn, type Read, type Run, skip, touches } from './tokens.ts';
import { readParts, readUnit } from './units.ts';

/** A time of day in minutes after midnight. */
interface Time extends Read<number> {
  readonly withMinutes: boolean;
}

const HOUR = 60;

/** "9h-20h", "de 9 heures à 20 heures", "9:00-20:00", "de 9 à 20 h"; not what looks like a duration. */
export const hours: Pattern = (run, at) => {
  const start = skip(run, at, 'de', 'entre');
  const clock = readTime(run, start);
  const from = clock ?? readHour(run, start);
  const link = from && afterLink(run, from.next, is(run, at, 'entre'), '-');
  const to = link === undefined ? undefined : readTime(run, link);
  if (!from || !to) return undefined;
  const isOpen = clock ? isTimeRange(from.value, to.value) : isOpeningTime(from.value, to.value);
  const isShort = start > at || is(run, to.next - 1, 'h');
  if (!isOpen || (!clock && (isDayBefore(run, at, from.next) || !isShort))) return undefined;
  return { ...one('hours', `${clockTime(from.value)}-${clockTime(to.value)}`, at, to.next), clock: true };
};

/** "Le 8 à 20 h" is a day and a time. */
export function isDayBefore(run: Run, at: number, link: number): boolean {
  return is(run, link, 'a') && is(run, at - 1, 'le', 'au', ...WEEKDAYS);
}

/** "à 9h", "dès 9 h 30", "5 heures du soir": a time of day, which is no quantity. */
export const timeOfDay: Pattern = (run, at, clock) => {
  const match = clockTimeAlone(run, at, clock);
  return match && { ...match, found: [] };
};

/** A time of day as a quantity. */
export const clockTimeAlone: Pattern = (run, at, clock): Match | undefined => {
  const time = readTime(run, at);
  if (!time || time.value >= 24 * HOUR || isCountedFrom(run, time.next)) return undefined;
  const isChained = clock === at - 1 && is(run, clock, 'et', 'ou', ',', 'puis');
  const isExact = time.withMinutes && time.value >= 5 * HOUR;
  const isGiven = isChained || isExact || isOfDay(run, time.next);
  if (!isGiven && !followsClockPreposition(run, at)) return undefined;
  return { ...one('time', clockTime(time.value), at, time.next), clock: true };
};

function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function readTime(run: Run, at: number): Time | undefined {
  if (is(run, at, 'midi')) return { value: 12 * HOUR, next: at + 1, withMinutes: false };
  if (is(run, at, 'minuit')) return { value: 24 * HOUR, next: at + 1, withMinutes: false };
  const hour = readHour(run, at);
  if (hour && is(run, hour.next, ':')) return readColonTime(run, hour);
  const unit = hour && readUnit(run, hour.next);
  if (!hour || unit?.value.name !== 'hour') return undefined;
  const minutes = readParts(run, unit.next, unit.value);
  const next = minutes?.next ?? unit.next;
  const written = hour.value + Math.round((minutes?.value ?? 0) * HOUR);
  if (written > 24 * HOUR) return undefined;
  const value = written < 12 * HOUR && isAfternoon(run, next) ? written + 12 * HOUR : written;
  return { value, next, withMinutes: minutes !== undefined };
}

function readColonTime(run: Run, { value, next }: Read<number>): Time | undefined {
  const minute = run[next + 1]?.text ?? '';
  const isTight = touches(run, next) && touches(run, next + 1);
  if (!isTight || !/^[0-5]\d$/.test(minute) || value >= 24 * HOUR) return undefined;
  return { value: value + Number(minute), next: next + 2, withMinutes: true };
}

/** "9" of "9-20h", in minutes. */
function readHour(run: Run, at: number): Read<number> | undefined {
  const hour = readNumber(run, at);
  return hour?.decimals === 0 ? { value: hour.value * HOUR, next: hour.next } : undefined;
}

/** "1h à 2h" is how long something takes. */
function isTimeRange(from: number, to: number): boolean {
  return from < to && from >= 5 * HOUR;
}

/** Stricter, where only the second number has a unit: "9-20h" opens and closes, "6-8 h" and "12-24 h" last. */
function isOpeningTime(from: number, to: number): boolean {
  return from >= 7 * HOUR && to <= 23 * HOUR && to - from >= 3 * HOUR;
}

function followsClockPreposition(run: Run, at: number): boolean {
  const isFrom = is(run, at - 1, 'de') && is(run, at - 2, 'partir');
  return isFrom || isIn(run, at - 1, 'clock') || run[at - 1]?.written.toLowerCase() === 'dès';
}

/** "jusqu'à 2 h avant la livraison", "à 2 heures de Colmar", "à 1 h près" last; they are no time of day. */
function isCountedFrom(run: Run, at: number): boolean {
  return isIn(run, at, 'counted-from') || (is(run, at, 'de', 'd') && !isOfDay(run, at));
}

/** "5 heures du soir", "dix heures du matin". */
function isOfDay(run: Run, at: number): boolean {
  return isAfternoon(run, at) || (is(run, at, 'du') && is(run, at + 1, 'matin'));
}

/** The second time of a day that the clock shows: "du soir", "de l'après-midi". */
function isAfternoon(run: Run, at: number): boolean {
  return is(run, at, 'de', 'du') && (is(run, at + 3, 'apres') || is(run, at + 1, 'soir'));
}
