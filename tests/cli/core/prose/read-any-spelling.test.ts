// Longer than other files: one generator of spellings for each kind of quantity, which one property mixes into sentences.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type QuantityKind, readQuantities } from '../../../../cli/core/prose/read-quantities.ts';
import { assertProperty } from '../../property.ts';
import { blank, gap, hyphen, spell, spelled } from './spelling.ts';

/** A canonical value and one French spelling of it. */
interface Spelling {
  readonly kind: QuantityKind;
  readonly value: string;
  readonly written: string;
  readonly year?: number;
  readonly weekday?: string;
}

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const MONTHS: readonly (readonly string[])[] = [
  ['janvier', 'Janvier', 'janv.', 'JANVIER'],
  ['février', 'fevrier', 'févr.', 'fév.', 'FÉVRIER', 'FEVRIER'],
  ['mars', 'Mars'],
  ['avril', 'avr.'],
  ['mai', 'MAI'],
  ['juin'],
  ['juillet', 'juil.'],
  ['août', 'aout', 'Août'],
  ['septembre', 'sept.'],
  ['octobre', 'oct.'],
  ['novembre', 'nov.'],
  ['décembre', 'decembre', 'Décembre', 'DÉCEMBRE', 'DECEMBRE', 'déc.', 'dec.', 'de\u0301cembre'],
];

const pad = (number: number) => String(number).padStart(2, '0');
const monthDay = (month: number, day: number) => `${pad(month)}-${pad(day)}`;

const dayWords = (day: number) => {
  const figures = fc.constantFrom(...new Set([String(day), pad(day)]));
  if (day === 1) return fc.constantFrom('1er', '1ᵉʳ', 'premier', '1', '01');
  return fc.oneof(figures, spelled(day));
};
const monthWords = (month: number) => fc.constantFrom(...(MONTHS[month - 1] ?? []));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** « vingt sept. » is 27 as well. */
const isClear = ({ written }: Spelling) => !/(?:dix|vingt|trente)(?:\s|&nbsp;)sept\./i.test(written);

const someDay = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) });
const someYear = fc.integer({ min: 2000, max: 2099 });

const writtenDate: fc.Arbitrary<Spelling> = fc
  .record({ at: someDay, year: maybe(someYear), weekday: maybe(fc.constantFrom(...WEEKDAYS)) })
  .chain(({ at: { month, day }, year, weekday }) =>
    fc
      .tuple(dayWords(day), blank, monthWords(month), blank, blank)
      .map(([dayText, first, monthText, second, third]) => ({
        kind: 'date' as const,
        value: monthDay(month, day),
        written: `${weekday ? weekday + third : ''}${dayText}${first}${monthText}${year ? second + year : ''}`,
        ...(year !== undefined && { year }),
        ...(weekday !== undefined && { weekday }),
      })),
  )
  .filter(isClear);

const numericDate: fc.Arbitrary<Spelling> = fc.tuple(someDay, someYear).map(([{ month, day }, year]) => ({
  kind: 'date',
  value: monthDay(month, day),
  written: [pad(day), pad(month), year].join('/'),
  year,
}));

const slashedDate: fc.Arbitrary<Spelling> = someDay.map(({ month, day }) => ({
  kind: 'date',
  value: monthDay(month, day),
  written: `${pad(day)}/${pad(month)}`,
}));

const dateRange: fc.Arbitrary<Spelling> = fc
  .record({
    month: fc.integer({ min: 1, max: 12 }),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 2, maxLength: 2 }),
    frame: fc.constantFrom(
      ['du ', ' au '],
      ['entre le ', ' et le '],
      ['', '-'],
      ['', ' au '],
      ['du ', ' jusqu’au '],
    ),
  })
  .chain(({ month, days, frame: [opener = '', joint = ''] }) => {
    // a hyphen between words makes one number of them
    const dayText = joint === '-' ? (day: number) => fc.constant(day === 1 ? '1er' : String(day)) : dayWords;
    const [first = 1, last = 2] = days.toSorted((a, b) => a - b);
    return fc.tuple(dayText(first), dayText(last), monthWords(month)).map(([from, to, name]) => ({
      kind: 'date-range' as const,
      value: `${monthDay(month, first)}/${monthDay(month, last)}`,
      written: `${opener}${from}${joint}${to} ${name}`,
    }));
  })
  .filter(isClear);

const grouped = (integer: number, separator: string) =>
  String(integer).replace(/\B(?=(?:\d{3})+$)/g, separator);

const roundAmount: fc.Arbitrary<Spelling> = fc.integer({ min: 0, max: 9999 }).chain((euros) =>
  fc
    .tuple(
      fc.oneof(spelled(euros), fc.constant(String(euros))),
      blank,
      fc.constantFrom('euros', 'euro', 'Euros', '€'),
    )
    .map(([number, between, unit]) => ({
      kind: 'money',
      value: `${euros}.00`,
      written: number + between + unit,
    })),
);

const exactAmount: fc.Arbitrary<Spelling> = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
  .chain(([euros, cents]) =>
    fc
      .tuple(fc.constantFrom('', ' ', '\u00A0', '\u202F'), gap, fc.constantFrom(',', '.'), fc.nat({ max: 4 }))
      .map(([separator, between, mark, form]) => {
        const integer = grouped(euros, separator);
        const written = [
          `${integer}${mark}${pad(cents)}${between}€`,
          `${integer}${mark}${pad(cents)}${between || ' '}euros`,
          `${integer}${between}€${pad(cents)}`,
          `${integer} euros et ${cents} centimes`,
          `${integer} € ${pad(cents)}`,
        ][form];
        return { kind: 'money', value: `${euros}.${pad(cents)}`, written: written ?? '' };
      }),
  );

const amountRange: fc.Arbitrary<Spelling> = fc
  .tuple(
    fc.integer({ min: 1, max: 900 }),
    fc.integer({ min: 1, max: 900 }),
    fc.constantFrom(['de ', ' à '], ['entre ', ' et '], ['', '-'], ['', ' à ']),
    fc.boolean(),
  )
  .map(([least, more, [opener, joint], twice]) => ({
    kind: 'money',
    value: `${least}.00-${least + more}.00`,
    written: `${opener}${least}${twice ? ' €' : ''}${joint}${least + more} €`,
  }));

const height: fc.Arbitrary<Spelling> = fc
  .tuple(
    fc.integer({ min: 1, max: 99 }),
    fc.integer({ min: 10, max: 99 }),
    gap,
    fc.constantFrom(',', '.'),
    fc.nat({ max: 4 }),
  )
  .map(([metres, centimetres, between, mark, form]) => ({
    kind: 'distance',
    value: `${(metres * 100 + centimetres) / 100} m`,
    written:
      [
        `${metres}${mark}${centimetres}${between}m`,
        `${metres}${between}m${between}${centimetres}`,
        `${metres * 100 + centimetres}${between}cm`,
        `${spell(metres)} mètres ${spell(centimetres)}`,
        `${metres} m ${centimetres} cm`,
      ][form] ?? '',
  }));

const kilometres: fc.Arbitrary<Spelling> = fc
  .tuple(fc.integer({ min: 1, max: 999 }), gap)
  .map(([km, between]) => ({ kind: 'distance', value: `${km * 1000} m`, written: `${km}${between}km` }));

const delay: fc.Arbitrary<Spelling> = fc
  .tuple(
    fc.integer({ min: 2, max: 99 }),
    fc.constantFrom(
      ['h', 'h', 1],
      ['heures', 'h', 1],
      ['j', 'h', 24],
      ['jours', 'h', 24],
      ['semaines', 'h', 168],
      ['mois', 'mois', 1],
      ['ans', 'mois', 12],
    ),
    blank,
  )
  .chain(([count, [unit, base, factor], between]) =>
    fc.oneof(spelled(count), fc.constant(String(count))).map((number) => ({
      kind: 'duration' as const,
      value: `${count * Number(factor)} ${base}`,
      written: number + between + unit,
    })),
  );

const delayRange: fc.Arbitrary<Spelling> = fc
  .tuple(
    fc.integer({ min: 25, max: 90 }),
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom('/', '-', ' à ', ' ou '),
  )
  .map(([least, more, joint]) => ({
    kind: 'duration',
    value: `${least}-${least + more} h`,
    written: `${least}${joint}${least + more} h`,
  }));

const openingHours: fc.Arbitrary<Spelling> = fc
  .tuple(
    fc.integer({ min: 5, max: 12 }),
    fc.integer({ min: 13, max: 23 }),
    fc.nat({ max: 59 }),
    gap,
    hyphen,
    fc.nat({ max: 3 }),
  )
  .map(([from, to, minute, between, dash, form]) => ({
    kind: 'hours',
    value: `${pad(from)}:${pad(minute)}-${pad(to)}:${pad(minute)}`,
    written:
      [
        `${from}${between}h${between}${pad(minute)}${dash}${to}${between}h${between}${pad(minute)}`,
        `de ${from}h${pad(minute)} à ${to}h${pad(minute)}`,
        `${from}H${pad(minute)} à ${to}H${pad(minute)}`,
        `entre ${from} h ${pad(minute)} et ${to} h ${pad(minute)}`,
      ][form] ?? '',
  }));

const percentage: fc.Arbitrary<Spelling> = fc
  .tuple(fc.integer({ min: 0, max: 100 }), gap)
  .chain(([percent, between]) =>
    fc
      .oneof(
        fc.constantFrom(`${percent}${between}%`, `${percent} pour cent`, `${percent},0${between}%`),
        spelled(percent).map((number) => `${number} pour cent`),
      )
      .map((written) => ({ kind: 'percentage' as const, value: String(percent), written })),
  );

const phone: fc.Arbitrary<Spelling> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.nat({ max: 99 }), { minLength: 4, maxLength: 4 }))
  .chain(([zone, pairs]) => {
    const groups = pairs.map(pad);
    const national = fc
      .constantFrom(' ', '.', '-', '', '\u00A0', '\u202F')
      .map((separator) => [`0${zone}`, ...groups].join(separator));
    const international = fc
      .tuple(fc.constantFrom('+33', '+33 (0)', '0033 '), gap)
      .map(([code, between]) => `${code}${between}${[zone, ...groups].join(' ')}`)
      .filter((written) => !written.startsWith('+333') && !/^\+33[1-9]/.test(written));
    return fc
      .oneof(national, international)
      .map((written) => ({ kind: 'phone' as const, value: `0${zone}${groups.join('')}`, written }));
  });

const KINDS: readonly (readonly [string, fc.Arbitrary<Spelling>])[] = [
  ['a date in words', writtenDate],
  ['a date in figures', numericDate],
  ['a day and a month in figures', slashedDate],
  ['a date range', dateRange],
  ['a round amount', roundAmount],
  ['an exact amount', exactAmount],
  ['a range of amounts', amountRange],
  ['a height', height],
  ['a distance', kilometres],
  ['a duration', delay],
  ['a range of durations', delayRange],
  ['opening hours', openingHours],
  ['a percentage', percentage],
  ['a phone number', phone],
];

const WORDS = (
  'nos vos sapins arbres sont livrés installés chez vous la commande reste ouverte prix offert Colmar Noël qualité ' +
  'fraîcheur parfum salon famille merci toujours bientôt'
).split(' ');
const neutral = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' '));
const before = fc
  .tuple(neutral, fc.constantFrom(' : ', ', ', '. ', '\n\n', ' (', ' « ', '**'))
  .map((parts) => parts.join(''));
const after = fc
  .tuple(fc.constantFrom('.', ' ! ', ', ', ' ; ', ')', ' »', '\n\n', '**'), neutral)
  .map((parts) => parts.join(''));

function expected({ kind, value, year, weekday }: Spelling, start: number, end: number) {
  return {
    kind,
    value,
    start,
    end,
    ...(weekday !== undefined && { weekday }),
    ...(year !== undefined && { year }),
  };
}

describe('what stands around changes nothing', () => {
  test.each(KINDS)('%s', (_, spelling) => {
    assertProperty(
      fc.property(before, spelling, after, (prefix, one, suffix) => {
        const read = readQuantities(prefix + one.written + suffix);
        expect(read).toEqual([expected(one, prefix.length, prefix.length + one.written.length)]);
      }),
      300,
    );
  });
});

test('every number from 0 to 9999 is read, traditional or of 1990', () => {
  const misread: string[] = [];
  for (let number = 0; number <= 9999; number++) {
    const words = spell(number);
    for (const written of [`${words} euros`, `${words.replaceAll(' ', '-')} euros`]) {
      const [read, ...others] = readQuantities(written);
      const isWhole = read?.start === 0 && read.end === written.length && others.length === 0;
      if (!isWhole || read.kind !== 'money' || read.value !== `${number}.00`) misread.push(written);
    }
  }
  expect(misread).toEqual([]);
});

test('whatever the text, offsets are in order, apart, and frame something', () => {
  const scrap = fc.constantFrom(
    ...'1 22 48 2025 ,50 er h m € % km / - – . : à du au le et ou de entre jusqu’au décembre déc. jours mardi vingt cent'.split(
      ' ',
    ),
    ...['\n', '\n\n- ', '|', '{{', '}}', '](', ')', '*', ' ', '1. '],
  );
  const text = fc.oneof(
    fc
      .array(fc.tuple(scrap, fc.constantFrom('', ' ')), { maxLength: 30 })
      .map((scraps) => scraps.flat().join('')),
    fc.string({ unit: 'grapheme' }),
  );
  assertProperty(
    fc.property(text, (any) => {
      let last = 0;
      for (const { start, end } of readQuantities(any)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(any.slice(start, end)).toMatch(/^\S(?:.*\S)?$/su);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(any.length);
    }),
    2_000,
  );
});
