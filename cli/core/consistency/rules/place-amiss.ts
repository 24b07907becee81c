import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import { type Coordinates, coordinatesOf, greatCircle } from '../../model/coordinates.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { fold } from '../../prose/tokens.ts';
import { slugOf } from '../../shared/slug.ts';
import { kilometres } from '../../values/decimals.ts';
import { isMapping, listIn } from '../../values/json-value.ts';
import { lastStep } from '../../values/pointer.ts';
import { formerNames, nameIn } from '../claims/former-names.ts';
import { cellOf, neighboursOf, swapsOf } from '../claims/nearby.ts';
import { codeOfOtherDepartment, type Town, townsOf } from '../claims/towns.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const placeAmiss: Rule<{
  'place-amiss': { town: string; neighbour: string; distance: string; nearer: string };
  'place-amiss/same': { town: string; other: string };
  'place-amiss/far': { town: string; postalCode: string; distance: string };
  'place-amiss/postal-code': { town: string; written: string; near: string; other: string };
  'place-amiss/department': { town: string; postalCode: string; insee: string };
  'place-amiss/name': { name: string; towns: readonly { readonly town: string; readonly file: string }[] };
  'place-amiss/alone': { town: string; nearest: string; distance: string };
  'place-amiss/code-twice': { town: string; postalCode: string };
  'place-amiss/redirect': { from: string; to: string; expected: string };
  'place-amiss/unnamed': { name: string; town: string };
}> = {
  id: 'place-amiss',
  title: { fr: 'commune qui n’est pas à sa place', en: 'town in the wrong place' },
  why: {
    fr: 'la carte, les distances et les communes voisines sont fausses',
    en: 'the map, the distances and the neighbours are wrong',
  },
  words: {
    'place-amiss': ({ town, neighbour, distance, nearer }) => [
      `${neighbour} est dite voisine de ${town}, à ${distance} d’elle ; ${nearer} est plus près`,
      'vérifiez les coordonnées, ou la liste des voisines',
      `${neighbour} is said to be near ${town}, ${distance} away; ${nearer} is nearer`,
      'check the coordinates, or the list of neighbours',
    ],
    'place-amiss/same': ({ town, other }) => [
      `${town} et ${other} sont au même endroit`,
      'corrigez les coordonnées de l’une des deux',
      `${town} and ${other} are in the same place`,
      'fix the coordinates of one of them',
    ],
    'place-amiss/far': ({ town, postalCode, distance }) => [
      `${town} est à ${distance} de la plus proche des autres communes du ${postalCode}`,
      'vérifiez ses coordonnées et son code postal',
      `${town} is ${distance} from the nearest of the other towns of ${postalCode}`,
      'check its coordinates and its postal code',
    ],
    'place-amiss/postal-code': ({ town, written, near, other }) => [
      `le code postal de ${town}, ${written}, a deux chiffres échangés par rapport au ${near} de ${other}, toute proche`,
      'vérifiez le code postal',
      `the postal code of ${town}, ${written}, has two digits swapped from ${near} of ${other} near by`,
      'check the postal code',
    ],
    'place-amiss/department': ({ town, postalCode, insee }) => [
      `${town} a le code postal ${postalCode} et le code INSEE ${insee} : ils ne sont pas du même département`,
      'corrigez l’un des deux, ou acceptez-le si la commune est desservie d’à côté',
      `${town} has the postal code ${postalCode} and the INSEE code ${insee}: they are in different departments`,
      'fix one of them, or accept it if the town is served from the next department',
    ],
    'place-amiss/name': ({ name, towns }, reader) => [
      `${fr.quote(name)} est le nom de plusieurs communes : ${fr.all(towns.map(({ town, file }) => `${town} (${reader.file(file)})`))}`,
      'gardez-le à une seule',
      `${en.quote(name)} is the name of several towns: ${en.all(towns.map(({ town, file }) => `${town} (${file})`))}`,
      'keep it for one of them',
    ],
    'place-amiss/alone': ({ town, nearest, distance }) => [
      `${town} est à ${distance} de la plus proche des autres communes, ${nearest}`,
      'vérifiez ses coordonnées',
      `${town} is ${distance} from the nearest of the other towns, ${nearest}`,
      'check its coordinates',
    ],
    'place-amiss/code-twice': ({ town, postalCode }) => [
      `${town} a deux fois le code postal ${postalCode}`,
      'corrigez l’un des deux, ou retirez-le',
      `${town} has the postal code ${postalCode} twice`,
      'fix one of the two, or remove it',
    ],
    'place-amiss/redirect': ({ from, to, expected }) => [
      `${from} mène à ${to}, mais c’est un ancien nom de ${expected}`,
      'menez-la à cette commune',
      `${from} leads to ${to}, but it is a former name of ${expected}`,
      'point it at that town',
    ],
    'place-amiss/unnamed': ({ name, town }) => [
      `${name} mène à ${town}, dont le texte parle de ${name} ; ce n’est pourtant aucun de ses noms`,
      'ajoutez-le aux anciens noms de la commune : on la cherche par lui',
      `${name} leads to ${town}, and its text speaks of ${name}; yet it is none of its names`,
      'add it to the former names of the town: people look for it by that name',
    ],
  },
  *find(model) {
    const towns = townsOf(model);
    yield* neighbours(model);
    yield* places(model, towns);
    yield* codesTwice(model, towns);
    yield* names(model, towns);
    yield* redirects(model);
  },
};

/** A list of n neighbours may reach this many times as far as the town n + 1 by distance. */
const FURTHER = 1.25;
/** Two towns are never closer than this, in kilometres. */
const SAME = 0.4;
/** Towns of one postal code lie together. */
const FAR = 9;
/** Towns that may share a postal code. */
const NEAR = 10;

/** Lists of neighbours: those that go both ways, of entries that have coordinates. */
function* neighbours(model: Model) {
  for (const { entry, collection, items, isSymmetric, surfaces } of model.lists) {
    yield;
    const from = coordinatesOf(entry);
    if (!isSymmetric || collection !== entry.collection || !from) continue;
    const others = model.collection(collection).flatMap((other) => {
      const to = other === entry ? undefined : coordinatesOf(other);
      return to ? [{ other, distance: greatCircle(from, to) }] : [];
    });
    others.sort((a, b) => a.distance - b.distance);
    const last = others[Math.min(items.length + 1, others.length - 1)];
    const named = new Set(items.map(({ slug }) => slug));
    const nearer = others.find(({ other }) => !named.has(other.slug));
    for (const { slug, pointer } of items) {
      const told = others.find(({ other }) => other.slug === slug);
      if (!told || !last || !nearer || told.distance <= last.distance * FURTHER) continue;
      const params = {
        town: nameOf(entry),
        neighbour: nameOf(told.other),
        distance: kilometres(told.distance),
        nearer: nameOf(nearer.other),
      };
      yield finding('place-amiss', params, entry.subject, [
        side(model, { entry, pointer, surfaces }, slug),
        side(model, atOf(model, told.other, '/coordinates'), params.distance),
      ]);
    }
  }
}

interface Placed extends Town {
  readonly coordinates: Coordinates;
}

function* places(model: Model, towns: readonly Town[]) {
  const placed = towns.filter((town): town is Placed => town.coordinates !== undefined);
  const byCode = groupBy(
    placed.flatMap((town) => town.postalCodes.map((code) => ({ code, town }))),
    ({ code }) => code,
  );
  const cells = groupBy(placed, ({ coordinates }) => cellOf(coordinates));
  for (const town of placed) {
    yield;
    const { name, at, coordinates, insee, postalCodes } = town;
    const around = neighboursOf(coordinates, cells).filter((other) => other !== town);
    if (around.length === 0) yield* alone(model, town, placed);
    const distanceTo = (other: Placed) => greatCircle(coordinates, other.coordinates);
    const place = () => side(model, atOf(model, at.entry, `${at.pointer}/coordinates`), name);
    // One town that is written twice has one INSEE code, and `doubled-code` says so.
    const isOther = (other: Town) => other.name > name && (insee === '' || other.insee !== insee);
    const same = around.find((other) => isOther(other) && distanceTo(other) < SAME);
    if (same) {
      const other = side(model, atOf(model, same.at.entry, `${same.at.pointer}/coordinates`), same.name);
      yield finding('place-amiss/same', { town: name, other: same.name }, at.entry.subject, [place(), other]);
    }
    for (const code of postalCodes) {
      const sharing = (byCode.get(code) ?? []).flatMap((each) => (each.town === town ? [] : [each.town]));
      const nearest = Math.min(...sharing.map(distanceTo));
      if (sharing.length > 1 && nearest > FAR) {
        const params = { town: name, postalCode: code, distance: kilometres(nearest) };
        yield finding('place-amiss/far', params, at.entry.subject, [place()]);
      }
      if (nearest < NEAR) continue;
      const swapped = swapsOf(code);
      const isSwapped = (each: string) => swapped.includes(each);
      const other = around.find((each) => each.postalCodes.some(isSwapped) && distanceTo(each) < NEAR);
      const near = other?.postalCodes.find(isSwapped);
      if (!other || near === undefined) continue;
      yield finding(
        'place-amiss/postal-code',
        { town: name, written: code, near, other: other.name },
        at.entry.subject,
        [side(model, at, code), side(model, other.at, near)],
      );
    }
  }
  for (const town of towns) {
    yield;
    const { name, at, insee, isInside } = town;
    const other = codeOfOtherDepartment(town);
    // `doubled-code` reports those that are served.
    if (isInside || other === undefined) continue;
    yield finding('place-amiss/department', { town: name, postalCode: other, insee }, at.entry.subject, [
      side(model, at, `${other}, ${insee}`),
    ]);
  }
}

/** A town further than this from every other, in kilometres, is nowhere near the shop. */
const ALONE = 40;

function* alone(model: Model, town: Placed, placed: readonly Placed[]) {
  const [nearest] = placed
    .filter((other) => other !== town)
    .map((other) => ({ name: other.name, distance: greatCircle(town.coordinates, other.coordinates) }))
    .sort((one, other) => one.distance - other.distance);
  if (!nearest || nearest.distance <= ALONE) return;
  const params = { town: town.name, nearest: nearest.name, distance: kilometres(nearest.distance) };
  yield finding('place-amiss/alone', params, town.at.entry.subject, [
    side(model, atOf(model, town.at.entry, `${town.at.pointer}/coordinates`), town.name),
  ]);
}

function* codesTwice(model: Model, towns: readonly Town[]) {
  for (const { name, at, postalCodes } of towns) {
    const twice = postalCodes.find((code, index) => postalCodes.indexOf(code) < index);
    if (twice === undefined) continue;
    yield finding('place-amiss/code-twice', { town: name, postalCode: twice }, at.entry.subject, [
      side(model, at, twice),
    ]);
  }
}

// --- Names --------------------------------------------------------------------------------------------------------

/** A name, or a former one, of two towns that are served, or of one that is and one that is not. */
function* names(model: Model, towns: readonly Town[]) {
  const all = towns.flatMap(({ name, insee, at: { entry, pointer } }) => {
    return [name, ...formerNames(entry, pointer)].map((each, index) => ({
      name: each,
      town: name,
      insee,
      entry,
      pointer: index === 0 ? `${pointer}/name` : `${pointer}/formerNames/${index - 1}`,
    }));
  });
  for (const [, same] of groupBy(all, ({ name }) => fold(name))) {
    const isOneEntry = new Set(same.map(({ entry, town }) => `${entry.subject} ${town}`)).size < same.length;
    const served =
      same.find(({ entry }) => entry.collection !== undefined) ?? (isOneEntry ? same[0] : undefined);
    if (!served || same.length < 2) continue;
    // With one INSEE code they are one town, and `doubled-code` says that it is written twice.
    if (served.insee !== '' && same.every(({ insee }) => insee === served.insee)) continue;
    const named = same.map(({ town, entry }) => ({ town, file: entry.file.path }));
    yield finding(
      'place-amiss/name',
      { name: served.name, towns: named },
      served.entry.subject,
      same.map(({ entry, pointer, name }) => side(model, atOf(model, entry, pointer), name)),
    );
  }
}

/** An old address that is the former name of a town and leads to another, or the name of a part that its town lost. */
function* redirects(model: Model) {
  const entry = model.singleton(model.settings.redirects);
  const towns = model.collection('towns');
  const former = new Map(towns.flatMap((town) => formerNames(town).map((name) => [slugOf(name), town])));
  for (const [index, row] of listIn(entry?.value, 'redirects').entries()) {
    if (!entry || !isMapping(row) || typeof row.from !== 'string' || typeof row.to !== 'string') continue;
    const old = lastStep(row.from);
    const named = former.get(old);
    const target = towns.find(({ slug }) => slug === lastStep(String(row.to)));
    const at = (key: string) => atOf(model, entry, `/redirects/${index}/${key}`);
    if (named && named !== target) {
      const params = { from: row.from, to: row.to, expected: nameOf(named) };
      yield finding('place-amiss/redirect', params, entry.subject, [
        side(model, at('to'), row.to),
        side(model, atOf(model, named, '/formerNames'), nameOf(named)),
      ]);
    }
    if (!target || named || slugOf(nameOf(target)) === old) continue;
    const lost = nameIn(model, target, (name) => slugOf(name) === old);
    if (lost)
      yield finding('place-amiss/unnamed', { name: lost.name, town: nameOf(target) }, target.subject, [
        side(model, lost.text, lost.name),
        side(model, at('from'), row.from),
      ]);
  }
}
