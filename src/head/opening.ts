// When the business is open and when it sells, in the words of schema.org.
import type { OpeningHoursSpecification } from 'schema-dts';
import { seasons } from '#generated/seasons.ts';
import { yearInSeason } from '#generated/shared/season.ts';
import { site } from '#generated/site.ts';
import { firstDay, lastDay } from '../data/days.ts';
import { factOn } from '../data/readings.ts';

const weekdays = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
} as const;

/** The periods of the coming season; the rest of the year has no hours. */
export function openingHours(opening: NonNullable<typeof site.opening>): OpeningHoursSpecification[] {
  return opening.map(({ days, hours, from, through }) => {
    const [opens = '', closes = ''] = String(factOn(hours, 'header')?.value ?? '').split('-');
    const start = inSeason((year) => firstDay(from, 'header', year));
    const end = [0, 1]
      .map((more) => lastDay(through, 'header', start.getUTCFullYear() + more))
      .find((day) => day >= start);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdays[day]),
      opens,
      closes,
      validFrom: isoDay(start),
      ...(end && { validThrough: isoDay(end) }),
    };
  });
}

const english = Object.values(weekdays);

/** Days on which nobody answers, in the coming season: schema.org closes them from midnight to midnight. */
export function closedDays(days: NonNullable<typeof site.closed>): OpeningHoursSpecification[] {
  return days.map((day) => {
    const date = new Date(`${yearInSeason(site.season, day)}-${day}T00:00:00Z`);
    const dayOfWeek = english[(date.getUTCDay() + 6) % 7];
    return {
      '@type': 'OpeningHoursSpecification',
      ...(dayOfWeek && { dayOfWeek }),
      opens: '00:00',
      closes: '00:00',
      validFrom: isoDay(date),
      validThrough: isoDay(date),
    };
  });
}

/** A day of the year in the season that the site is for. */
function inSeason(dayIn: (year: number) => Date): Date {
  return dayIn(yearInSeason(site.season, isoDay(dayIn(site.season)).slice(5)));
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** Orders are taken in the season that has no texts of its own: on the days on which the buttons of the site say so. */
export function availability(): { availabilityStarts?: string; availabilityEnds?: string } {
  const season = seasons.seasons.find(({ texts }) => !texts);
  if (!season) return {};
  return {
    availabilityStarts: isoDay(inSeason((year) => firstDay(season.from, 'header', year))),
    availabilityEnds: isoDay(inSeason((year) => lastDay(season.through, 'header', year))),
  };
}
