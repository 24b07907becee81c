import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At } from '../../model/walk.ts';
import { isMapping, mappingOf } from '../../values/json-value.ts';
import { displacedCodes } from '../claims/code-order.ts';
import { codeOfOtherDepartment, type Town, townsOf } from '../claims/towns.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const doubledCode: Rule<{
  'doubled-code': {
    code: string;
    towns: readonly string[];
    files: readonly string[];
    delivered: string | undefined;
  };
  'doubled-code/department': { town: string; postalCode: string; insee: string };
  'doubled-code/region': { town: string; written: string; expected: string };
  'doubled-code/order': { town: string; insee: string; before: string; after: string };
  'doubled-code/address': { city: string; written: string; own: readonly string[] };
}> = {
  id: 'doubled-code',
  title: { fr: 'code de commune douteux', en: 'doubtful town code' },
  why: {
    fr: 'le visiteur qui donne son code postal tombe sur une autre commune',
    en: 'visitors who give their postal code end up in another town',
  },
  words: {
    'doubled-code': ({ code, towns, files, delivered }, reader) => [
      isOne(towns)
        ? `${towns[0]} (code INSEE ${code}) est écrite deux fois : dans ${fr.all(files.map(reader.file), 'et dans')}`
        : `le code INSEE ${code} est celui de plusieurs communes : ${fr.all(named(towns, files.map(reader.file)))}`,
      isOne(towns)
        ? delivered === undefined
          ? 'gardez-la à un seul endroit'
          : `nous y livrons : effacez sa ligne de ${reader.file('surroundings.yaml')}`
        : delivered === undefined
          ? 'un code INSEE n’est qu’à une commune : corrigez l’une des deux'
          : `si nous livrons ${delivered} maintenant, effacez sa ligne de ${reader.file('surroundings.yaml')} ; sinon, corrigez l’un des deux codes`,
      isOne(towns)
        ? `${towns[0]} (INSEE code ${code}) is written twice: in ${en.all(files, 'and in')}`
        : `the INSEE code ${code} is given to several towns: ${en.all(named(towns, files))}`,
      isOne(towns)
        ? delivered === undefined
          ? 'keep it in one place'
          : 'it is served: delete its row in surroundings.yaml'
        : delivered === undefined
          ? 'an INSEE code belongs to one town: fix one of them'
          : `if ${delivered} is served now, delete its row in surroundings.yaml; if not, fix one of the two codes`,
    ],
    'doubled-code/department': ({ town, postalCode, insee }) => [
      `${town} a le code postal ${postalCode} et le code INSEE ${insee} : ils ne sont pas du même département`,
      'corrigez l’un des deux codes',
      `${town} has the postal code ${postalCode} and the INSEE code ${insee}: they are of two departments`,
      'fix one of the two codes',
    ],
    'doubled-code/region': ({ town, written, expected }) => [
      `${town} est rangée dans ${fr.quote(written)}, mais les autres communes de son département dans ${fr.quote(expected)}`,
      'corrigez la région ou le code INSEE',
      `${town} is in "${written}", but the other towns of its department are in "${expected}"`,
      'fix the region or the INSEE code',
    ],
    'doubled-code/order': ({ town, insee, before, after }) => [
      `le code INSEE ${insee} de ${town} n’est pas à sa place : ces codes suivent l’alphabet, de ${before} à ${after}`,
      'vérifiez le code sur insee.fr ou geo.api.gouv.fr',
      `the INSEE code ${insee} of ${town} is out of place: these codes are in alphabetical order, from ${before} to ${after}`,
      'look the code up on insee.fr or geo.api.gouv.fr',
    ],
    'doubled-code/address': ({ city, written, own }) => [
      `l’adresse de la boutique donne à ${city} le code postal ${written} ; c’est ${fr.all(own, 'ou')}`,
      'corrigez l’adresse ou la commune',
      `the address of the shop gives ${city} the postal code ${written}; it is ${en.all(own, 'or')}`,
      'fix the address or the town',
    ],
  },
  *find(model) {
    const towns = townsOf(model);
    for (const [code, same] of groupBy(towns, ({ insee }) => insee)) {
      const [first] = same;
      if (!first || code === '' || same.length < 2) continue;
      const names = same.map(({ name }) => name);
      const sides = same.map(({ at, name }) => side(model, inseeOf(model, at), `${name}, ${code}`));
      const isBeside = same.some(({ at }) => at.entry.collection === undefined);
      const delivered = isBeside ? same.find(({ at }) => at.entry.collection !== undefined)?.name : undefined;
      const files = same.map(({ at }) => at.entry.file.path);
      yield finding('doubled-code', { code, towns: names, files, delivered }, first.at.entry.subject, sides);
    }
    for (const { town, before, after } of displacedCodes(towns)) {
      const [low, high] = [before, after].map(({ name, insee }) => `${name} (${insee})`);
      const params = { town: town.name, insee: town.insee, before: low ?? '', after: high ?? '' };
      const sides = [town, before, after].map(({ at, name, insee }) =>
        side(model, inseeOf(model, at), `${name}, ${insee}`),
      );
      yield finding('doubled-code/order', params, town.at.entry.subject, sides);
    }
    yield* departments(model, towns);
    yield* regions(model);
    yield* address(model, towns);
  },
};

function isOne(towns: readonly string[]): boolean {
  return new Set(towns).size === 1;
}

function named(towns: readonly string[], files: readonly string[]): string[] {
  return towns.map((town, index) => `${town} (${files[index]})`);
}

function inseeOf(model: Model, { entry, pointer }: At): At {
  return atOf(model, entry, `${pointer}/insee`);
}

/** Some border towns are served from the next department: only towns that we serve are reported. */
function* departments(model: Model, towns: readonly Town[]) {
  for (const town of towns) {
    const { name, insee, at, isInside } = town;
    const other = codeOfOtherDepartment(town);
    if (other === undefined || !isInside) continue;
    yield finding('doubled-code/department', { town: name, postalCode: other, insee }, at.entry.subject, [
      side(model, atOf(model, at.entry, '/postalCode'), other),
      side(model, inseeOf(model, at), insee),
    ]);
  }
}

/** The region of one town alone in its department, where all others, two at least, agree. */
function* regions(model: Model) {
  const placed = model.collection('towns').flatMap((entry) => {
    const { name, insee, region } = mappingOf(entry.value);
    return typeof insee === 'string' && typeof region === 'string'
      ? [{ entry, name: String(name), department: insee.slice(0, 2), region }]
      : [];
  });
  for (const same of groupBy(placed, ({ department }) => department).values()) {
    const [one, rest] = [...groupBy(same, ({ region }) => region).values()].sort(
      (a, b) => a.length - b.length,
    );
    const [town, expected] = [one?.[0], rest?.[0]];
    if (!town || !expected || one?.length !== 1 || same.length < 3 || rest?.length !== same.length - 1)
      continue;
    const params = { town: town.name, written: town.region, expected: expected.region };
    yield finding('doubled-code/region', params, town.entry.subject, [
      side(model, atOf(model, town.entry, '/region'), town.region),
      side(model, atOf(model, expected.entry, '/region'), expected.region),
    ]);
  }
}

function* address(model: Model, towns: readonly Town[]) {
  const site = model.identity;
  const own = site && isMapping(site.value) ? site.value.postalAddress : undefined;
  if (!site || !isMapping(own) || typeof own.city !== 'string') return;
  const town = towns.find(({ name }) => name === own.city);
  const written = String(own.postalCode);
  if (!town || town.postalCodes.includes(written)) return;
  yield finding('doubled-code/address', { city: own.city, written, own: town.postalCodes }, site.subject, [
    side(model, atOf(model, site, '/postalAddress/postalCode'), written),
    side(model, town.at, town.postalCodes.join(', ')),
  ]);
}
