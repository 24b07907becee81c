import { isMapping, type JsonValue, mappingOf } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import type { Settings } from './settings/settings.ts';

/** The shape that the tool itself expects of a file: a text, true, a list of one shape, or a mapping with a shape for each field. */
type Shape = 'text' | 'true' | readonly [Shape] | Mapping;

interface Mapping {
  readonly required: Readonly<Record<string, Shape>>;
  readonly optional?: Readonly<Record<string, Shape>>;
  /** Whether any other field would be ignored. */
  readonly isClosed?: true;
}

const REDIRECT: Mapping = { required: { from: 'text', to: 'text' } };

/** The tool defines the type of its module, so that a row has no other field. */
const ROUTE: Mapping = {
  required: { page: 'text', path: 'text', title: 'text' },
  optional: {
    collection: 'text',
    entry: 'text',
    fallback: { required: {}, optional: { entry: 'text', page: 'text', default: 'true' }, isClosed: true },
  },
  isClosed: true,
};

/** The singletons that settings name, with their shapes. */
const SHAPES: Readonly<Record<'routes' | 'redirects', Shape>> = {
  routes: { required: { routes: [ROUTE] }, isClosed: true },
  redirects: { required: { redirects: [REDIRECT] } },
};

interface Misshape {
  readonly pointer: string;
  /** What is expected; `nothing` for a field that does not belong. */
  readonly wanted: 'text' | 'true' | 'list' | 'mapping' | 'nothing';
  readonly missing: readonly string[];
}

/** The setting that gives a singleton its meaning, and where its value has not the shape for it. */
export function misshapeOf(settings: Settings, singleton: string, value: JsonValue) {
  const setting = (['routes', 'redirects'] as const).find((name) => settings[name] === singleton);
  const [misshape] = setting ? misshapes(SHAPES[setting], value, '') : [];
  return setting && misshape && { setting, ...misshape };
}

function* misshapes(shape: Shape, value: JsonValue, pointer: string): Generator<Misshape> {
  const fault = (wanted: Misshape['wanted'], missing: readonly string[] = []) => ({
    pointer,
    wanted,
    missing,
  });
  if (shape === 'text') {
    if (typeof value !== 'string') yield fault(shape);
  } else if (shape === 'true') {
    if (value !== true) yield fault(shape);
  } else if (isListShape(shape)) {
    if (!Array.isArray(value)) yield fault('list');
    else
      for (const [index, item] of value.entries())
        yield* misshapes(shape[0], item, pointerTo(pointer, index));
  } else {
    const fields = mappingOf(value);
    const missing = Object.keys(shape.required).filter((name) => !Object.hasOwn(fields, name));
    if (!isMapping(value) || missing.length > 0) yield fault('mapping', missing);
    yield* misshapenFields(shape, fields, pointer);
  }
}

function* misshapenFields(
  { required, optional, isClosed }: Mapping,
  fields: { readonly [name: string]: JsonValue },
  above: string,
): Generator<Misshape> {
  const known: Readonly<Record<string, Shape>> = { ...required, ...optional };
  for (const [name, value] of Object.entries(fields)) {
    const pointer = pointerTo(above, name);
    const shape = Object.hasOwn(known, name) ? known[name] : undefined;
    if (shape) yield* misshapes(shape, value, pointer);
    else if (isClosed) yield { pointer, wanted: 'nothing', missing: [] };
  }
}

function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
