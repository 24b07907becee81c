import { rmSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANNOTATIONS } from '../../../cli/core/annotations/registry.ts';
import type { Keyword } from '../../../cli/core/content/keyword.ts';
import { waitingEntries } from '../../../cli/core/content/waiting.ts';
import { DAY } from '../../../cli/core/values/calendar.ts';
import { projectOf } from '../any-project.ts';
import { type AnyEntry, type AnySchema, type AnySchemas, anyEntry, anySchema } from '../arbitrary-schema.ts';
import { PlainWalk, type Steps } from '../plain-walk.ts';
import { assertProperty } from '../property.ts';
import { TIME_LIMIT } from '../thorough.ts';

/** Ajv by itself, to which annotations say no more than what they imply. */
function ajvOf({ own, shared }: AnySchemas) {
  const ajv = new Ajv({
    strict: true,
    ownProperties: true,
    strictTypes: false,
    strictRequired: false,
    multipleOfPrecision: 6,
    logger: false,
  });
  ajv.addFormat('date', DAY);
  for (const { keyword, ...annotation } of ANNOTATIONS as readonly Keyword[])
    if (keyword !== 'format')
      ajv.addKeyword({
        keyword,
        macro: (argument) => (argument === false ? true : (annotation.implies ?? true)),
      });
  ajv.addSchema({ ...shared, $id: 'x:/shared.json' });
  ajv.addSchema({ ...own, $id: 'x:/things.schema.json' });
  return ajv;
}

/** Whether each reading has a source, no surface has two, and a decision names one of them. */
function hasSoundReadings({ readings, decision }: AnyEntry): boolean {
  if (readings === undefined) return true;
  const rows = readings as readonly { source?: unknown; value?: unknown; surfaces?: readonly string[] }[];
  const surfaces = rows.flatMap((row) => row?.surfaces ?? ['*']);
  return (
    rows.every((row) => typeof row?.source === 'string' && !Array.isArray(row.value)) &&
    new Set(surfaces).size === surfaces.length &&
    (decision === undefined || rows.some(({ source, value }) => String(value ?? source) === String(decision)))
  );
}

/** The places of a collection and the values there, ranks in lists left out. */
function placesOf(unique: ReadonlyMap<string, unknown>): string[] {
  return Array.from(unique, ([steps, value]) => {
    const place = (JSON.parse(steps) as Steps).map((step) => (typeof step === 'number' ? '*' : step));
    return JSON.stringify([place, value]);
  });
}

const TODAY = '2026-11-21';

test(
  'check agrees with Ajv and with a plain walk of the annotations, whatever the schema and the content',
  () => {
    assertProperty(
      fc.property(anySchema, fc.array(anyEntry, { minLength: 1, maxLength: 8 }), (schemas, entries) => {
        const project = projectOf(schemas, entries);
        try {
          const { problems, content } = project.load();
          expect(problems.filter(({ file }) => !file.startsWith('things/')).map(({ file }) => file)).toEqual(
            schemas.missing['x-optional'] ? [] : ['missing.yaml'],
          );
          const ajv = ajvOf(schemas);
          const walk = new PlainWalk(ajv, schemas);
          const validate = ajv.getSchema('x:/things.schema.json');
          const properties = schemas.own.properties as AnySchema;
          const taken = new Set<string>();
          for (const [index, entry] of entries.entries()) {
            const codes = problems
              .filter(({ file }) => file === `things/t${index}.yaml`)
              .map(({ code }) => code);
            const ofForm = codes.filter((code) => /^schema\/(?!x-)/.test(code));
            const isOfForm = validate?.(entry) === true;
            // A reference without a sign is told as such, whether its schema lets it through or not.
            if (!codes.includes('ref/empty')) expect(ofForm.length > 0).toBe(!isOfForm);
            const found = walk.find(entry);
            const places = placesOf(found.unique);
            const isUnique = new Set([...taken, ...places]).size === taken.size + places.length;
            for (const place of places) taken.add(place);
            const isSound = found.isSound && isUnique && (!properties.readings || hasSoundReadings(entry));
            if (isOfForm) expect(codes.length > 0).toBe(!isSound);
          }
          const waits = ({ on }: AnyEntry) => on === true || (typeof on === 'string' && on > TODAY);
          expect(waitingEntries(content, TODAY).map(({ entry }) => entry.slug)).toEqual(
            entries.flatMap((entry, index) => (properties.on && waits(entry) ? [`t${index}`] : [])),
          );
        } finally {
          rmSync(project.root, { recursive: true });
        }
      }),
      1000,
      20,
    );
  },
  TIME_LIMIT,
);
