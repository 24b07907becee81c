import { is, type Read, type Run, touches } from './tokens.ts';

export type MeasureKind = 'duration' | 'distance' | 'volume' | 'money' | 'percentage';

/** The unit of canonical values: hours, months, metres, litres, euros, hundredths. */
export type Base = 'h' | 'mois' | 'm' | 'l' | '€' | '%';

export interface Unit {
  readonly kind: MeasureKind;
  readonly base: Base;
  /** How many of `base` make one. */
  readonly factor: number;
  readonly name: 'minute' | 'hour' | 'metre' | 'euro' | 'other';
}

function unit(kind: MeasureKind, base: Base, factor: number, name: Unit['name'] = 'other'): Unit {
  return { kind, base, factor, name };
}

export const METRE = unit('distance', 'm', 1, 'metre');
const PERCENT = unit('percentage', '%', 1);

const UNITS = new Map<string, Unit>(
  (
    [
      ['min mn minute minutes', unit('duration', 'h', 1 / 60, 'minute')],
      ['h heure heures', unit('duration', 'h', 1, 'hour')],
      ['j jour jours', unit('duration', 'h', 24)],
      ['sem semaine semaines', unit('duration', 'h', 168)],
      ['mois', unit('duration', 'mois', 1)],
      ['an ans annee annees', unit('duration', 'mois', 12)],
      ['mm millimetre millimetres', unit('distance', 'm', 0.001)],
      ['cm centimetre centimetres', unit('distance', 'm', 0.01)],
      ['dm decimetre decimetres', unit('distance', 'm', 0.1)],
      ['m metre metres', METRE],
      ['km kms kilometre kilometres', unit('distance', 'm', 1000)],
      ['cl centilitre centilitres', unit('volume', 'l', 0.01)],
      ['litre litres', unit('volume', 'l', 1)],
      ['€ euro euros eur', unit('money', '€', 1, 'euro')],
      ['centime centimes ct cts', unit('money', '€', 0.01)],
      ['% pourcent pourcents', PERCENT],
    ] as const
  ).flatMap(([names, of]) => names.split(' ').map((name) => [name, of] as const)),
);

/** The unit of that name or sign; names are without accents. */
export function unitNamed(name: string): Unit | undefined {
  return UNITS.get(name);
}

/** The unit written at `at`; areas, cubes and speeds have none. */
export function readUnit(run: Run, at: number): Read<Unit> | undefined {
  if (is(run, at, 'pour') && is(run, at + 1, 'cent')) return { value: PERCENT, next: at + 2 };
  const token = run[at];
  const value = token && UNITS.get(token.text);
  if (!value || token.kind === 'digits') return undefined;
  // "M" is Monsieur or a million; "m'a" and "j'ai" are pronouns
  if (token.written === 'M' || (is(run, at + 1, "'") && touches(run, at + 1))) return undefined;
  if (value.kind === 'distance' && measuresMore(run, at + 1)) return undefined;
  return { value, next: at + 1 };
}

/** `1M80` is written too, though `M` alone is no metre. */
export function isCapitalMetre(run: Run, at: number): boolean {
  return (
    run[at]?.written === 'M' && run[at + 1]?.kind === 'digits' && touches(run, at) && touches(run, at + 1)
  );
}

/** After a length: an area, a volume or a speed. */
function measuresMore(run: Run, at: number): boolean {
  if (is(run, at, '²', '³') && touches(run, at)) return true;
  if (is(run, at, 'carre', 'carres', 'cube', 'cubes')) return true;
  if (run[at]?.kind === 'digits' && touches(run, at) && run[at]?.text.length === 1) return true;
  const per = is(run, at, '/', 'par') || (is(run, at, 'a') && is(run, at + 1, 'l'));
  if (!per) return false;
  return is(run, at + 1, 'h', 'heure', 's', 'min', 'minute') || is(run, at + 3, 'heure');
}
