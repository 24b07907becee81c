import { WEEKDAYS } from '../values/calendar.ts';
import { isDecimalMark, readNumber } from './numbers.ts';
import { afterLink, isLettered, one, type Pattern } from './patterns.ts';
import { is, isIn, type Read, type Run, skip, touches } from './tokens.ts';
import { readUnit } from './units.ts';

/** A time of day in minutes after midnight. */
interface Time extends Read<number> {
  readonly withMinutes: boolean;
}

const HOUR = 60;

/** "9h-20h", "de 9 heures à 20 heures", "9:00-20:00", "de 9 à 20 h"; not what looks like a duration. */
export const hours: Pattern = (run, at) => {
  const start = skip(run, at, 'de', 'entre');
  const from = readOpening(run, start);
  const link = from && afterLink(run, from.next, is(run, at, 'entre'), '-', '/');
  const to = link === undefined ? undefined : readTime(run, link);
  if (!from || !to) return undefined;
  const bare = !('withMinutes' in from);
  const exact = !bare && (from.withMinutes || to.withMinutes);
  const uncertain = bare || (is(run, from.next, '/') && !exact);
  if (!(uncertain ? isOpeningTime(from.value, to.value) : isTimeRange(from.value, to.value)))
    return undefined;
  const abbreviated = is(run, to.next - 1, 'h') || touches(run, from.next);
  if (bare && (!(start > at || abbreviated) || isDayBefore(run, start, from.next))) return undefined;
  return { ...one('hours', `${clockTime(from.value)}-${clockTime(to.value)}`, at, to.next), clock: true };
};

/** "à 9h", "dès 9 h 30", "5 heures du soir": a time of day, which is no quantity. */
export const timeOfDay: Pattern = (run, at, clock) => {
  const time = readTime(run, at);
  if (!time || time.value >= 24 * HOUR || isCountedFrom(run, time.next)) return undefined;
  const explicit = isIn(run, time.next, 'sharp') || isOfDay(run, time.next);
  const chained = clock === at - 1 && is(run, clock, 'et', 'ou', ',', 'puis');
  const exact = time.withMinutes && time.value >= 5 * HOUR;
  if (!(explicit || chained || exact || followsClockPreposition(run, at))) return undefined;
  return { next: time.next, found: [], clock: true };
};

/** A time of day as a quantity. */
export const clockTimeAlone: Pattern = (run, at, clock) => {
  const match = timeOfDay(run, at, clock);
  const time = match && readTime(run, at);
  return time && { ...match, found: one('time', clockTime(time.value), at, match.next).found };
};

function readOpening(run: Run, at: number): Time | Read<number> | undefined {
  if (is(run, at, 'minuit')) return { value: 0, next: at + 1, withMinutes: false };
  return readTime(run, at) ?? readBareHour(run, at);
}

function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function readTime(run: Run, at: number): Time | undefined {
  if (is(run, at, 'midi')) return { value: 12 * HOUR, next: at + 1, withMinutes: false };
  if (is(run, at, 'minuit')) return { value: 24 * HOUR, next: at + 1, withMinutes: false };
  const hour = readHour(run, at);
  if (!hour) return undefined;
  if (is(run, hour.next, ':')) return readColonTime(run, hour);
  if (!is(run, hour.next, 'h', 'heure', 'heures') || !readUnit(run, hour.next)) return undefined;
  const minutes = readMinutes(run, hour.next + 1);
  if (hour.value * HOUR + (minutes?.value ?? 0) > 24 * HOUR) return undefined;
  const next = minutes?.next ?? hour.next + 1;
  const said = hour.value * HOUR + (minutes?.value ?? 0);
  const value = said < 12 * HOUR && isAfternoon(run, next) ? said + 12 * HOUR : said;
  return { value, next, withMinutes: minutes !== undefined };
}

function readColonTime(run: Run, hour: Read<number>): Time | undefined {
  const minute = run[hour.next + 1];
  if (minute?.kind !== 'digits' || !touches(run, hour.next) || !touches(run, hour.next + 1)) return undefined;
  if (minute.text.length !== 2 || Number(minute.text) >= HOUR || hour.value > 23) return undefined;
  return { value: hour.value * HOUR + Number(minute.text), next: hour.next + 2, withMinutes: true };
}

function readHour(run: Run, at: number): Read<number> | undefined {
  const hour = readNumber(run, at);
  if (!hour || hour.decimals > 0 || hour.value > 24) return undefined;
  return { value: hour.value, next: hour.next };
}

/** "9" of "9-20h", in minutes. */
function readBareHour(run: Run, at: number): Read<number> | undefined {
  const hour = readHour(run, at);
  return hour && { value: hour.value * HOUR, next: hour.next };
}

/** `00` of `9h00`, `30` of "9 h 30", "et demie", "et quart"; the index is that after the hour's unit. */
export function readMinutes(run: Run, at: number): Read<number> | undefined {
  if (is(run, at, 'et') && is(run, at + 1, 'demi', 'demie')) return { value: 30, next: at + 2 };
  if (is(run, at, 'et') && is(run, at + 1, 'quart')) return { value: 15, next: at + 2 };
  const start = skip(run, at, 'et');
  const minutes = readNumber(run, start);
  if (!minutes || minutes.decimals > 0 || minutes.value >= HOUR) return undefined;
  const unit = readUnit(run, minutes.next);
  if (unit?.value.name === 'minute') return { value: minutes.value, next: unit.next };
  if (start !== at || unit || isDecimalMark(run, minutes.next)) return undefined;
  if (minutes.written === 'digits' && run[at]?.text.length !== 2) return undefined;
  return isLettered(run, minutes.next) ? undefined : { value: minutes.value, next: minutes.next };
}

/** "le 8 à 10 h" is a day and a time. */
export function isDayBefore(run: Run, at: number, link: number): boolean {
  return is(run, link, 'a') && is(run, at - 1, 'le', 'au', ...WEEKDAYS);
}

/** "1h à 2h" is how long something takes; "20h à 2h" goes through midnight. */
function isTimeRange(from: number, to: number): boolean {
  if (from < to) return from >= 5 * HOUR || from === 0;
  return from >= 12 * HOUR && to <= 6 * HOUR;
}

/** Stricter, where only the second number has a unit: "9-20h" opens and closes, "6-8 h" and "12-24 h" last. */
function isOpeningTime(from: number, to: number): boolean {
  return from >= 7 * HOUR && to <= 23 * HOUR && to - from >= 3 * HOUR;
}

export function followsClockPreposition(run: Run, at: number): boolean {
  if (isIn(run, at - 1, 'clock')) return true;
  const before = run[at - 1]?.written ?? '';
  return (
    before.toLowerCase() === 'dès' || before === 'DES' || (is(run, at - 1, 'de') && is(run, at - 2, 'partir'))
  );
}

/** "jusqu'à 2 h avant la livraison", "à 2 heures de Colmar", "à 1 h près" last; they are no time of day. */
export function isCountedFrom(run: Run, at: number): boolean {
  if (isIn(run, at, 'counted-from')) return true;
  return is(run, at, 'de', 'd') && !isOfDay(run, at);
}

/** "5 heures du soir", "dix heures du matin". */
function isOfDay(run: Run, at: number): boolean {
  return isAfternoon(run, at) || (is(run, at, 'du') && is(run, at + 1, 'matin'));
}

/** The second time of a day that the clock shows: "du soir", "de l'après-midi". */
function isAfternoon(run: Run, at: number): boolean {
  return is(run, at, 'de', 'du') && (is(run, at + 3, 'apres') || is(run, at + 1, 'soir'));
}
