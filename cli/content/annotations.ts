import { type Problem, problem } from '../diagnostics/problem.ts';
import type { Code, Params } from '../messages/catalogue.ts';
import { type Annotated, walkAnnotated } from './annotation-tree.ts';
import { isDay } from './calendar.ts';
import { isAllowedHref, pathOf } from './href.ts';
import { isMapping, type JsonValue } from './json-value.ts';
import { markdownParts, wordCount } from './markdown.ts';
import type { Content, Entry } from './model.ts';
import { closest } from './nearest.ts';
import { placeIn } from './places.ts';
import { pointerSteps } from './pointer.ts';
import { FACT_NAME, factText, hasSoundReadings, PLACEHOLDER, readingOn } from './readings.ts';
import { describeField } from './schemas.ts';
import { surfacesOfText } from './surfaces.ts';

/** What a visitor reads on a screen, as the editors' guide says it. */
const WORDS_A_MINUTE = 200;

/** Values seen so far of each property that is unique in its collection: where, by collection, pointer and value. */
export type Seen = Map<string, string>;

/** What the schema's annotations ask of one entry: references, links, images, placeholders, formats, uniqueness. */
export function annotationProblems(content: Content, entry: Entry, seen: Seen): Problem[] {
  const problems: Problem[] = [];
  walkAnnotated(entry.plan, entry.value, (at) => new AnnotationCheck(content, entry, at, problems).run(seen));
  return problems;
}

class AnnotationCheck {
  private readonly content: Content;
  private readonly entry: Entry;
  private readonly at: Annotated;
  private readonly problems: Problem[];

  constructor(content: Content, entry: Entry, at: Annotated, problems: Problem[]) {
    this.content = content;
    this.entry = entry;
    this.at = at;
    this.problems = problems;
  }

  run(seen: Seen): void {
    const { annotations } = this.at.plan;
    const { value } = this.at;
    if (annotations['x-unique'] !== undefined) this.unique(value, seen);
    if (typeof value === 'number' && annotations['x-above'] !== undefined)
      this.above(value, String(annotations['x-above']));
    if (typeof value === 'number' && annotations['x-read-time'] !== undefined)
      this.readTime(value, String(annotations['x-read-time']));
    if (typeof value !== 'string') return;
    if (annotations['x-ref'] !== undefined) this.reference(value, String(annotations['x-ref']));
    if (annotations['x-href'] !== undefined) this.link(value, annotations['x-href'] === 'lenient');
    if (annotations['x-image'] !== undefined) this.image(value);
    if (annotations['x-surface-id'] !== undefined) this.surface(value);
    if (annotations['x-collection'] !== undefined) this.collection(value);
    if (annotations['x-text'] !== undefined || annotations['x-markdown'] !== undefined)
      this.placeholders(value);
    if (annotations['x-markdown'] !== undefined) this.markdown(value);
    if (annotations.format !== undefined && !FORMATS[annotations.format]?.(value)) {
      const { form, ...field } = this.field();
      this.report('schema/format', {
        ...field,
        description: form ?? field.description,
        value,
        format: annotations.format,
      });
    }
  }

  /** `from` and `to` narrow the place to a part of a string value. */
  private report<C extends Code>(code: C, params: Params<C>, from?: number, to?: number): void {
    const range = from !== undefined && to !== undefined ? { start: from, end: to } : undefined;
    this.problems.push(problem(code, params, placeIn(this.entry, this.at.pointer, range && { range })));
  }

  private field() {
    const steps = pointerSteps(this.at.pointer);
    const { title, ...described } = describeField(this.content.schemas, this.entry.schema, steps);
    return { field: title ?? steps.at(-1) ?? this.entry.subject, ...described };
  }

  private reference(value: string, collection: string): void {
    if (this.content.find(collection, value)) return;
    const slugs = (this.content.collections.get(collection) ?? []).map(({ slug }) => slug);
    this.report('ref/unknown', { ...this.field(), value, collection, nearest: closest(value, slugs) });
  }

  /** `place` is that of an address within a text. */
  private link(href: string, lenient: boolean, ...place: readonly [from?: number, to?: number]): void {
    if (!isAllowedHref(href)) {
      this.report('link/scheme', { value: href }, ...place);
      return;
    }
    if (!href.startsWith('/') || lenient || this.content.routes.routes.length === 0) return;
    const path = pathOf(href);
    const match = this.content.routes.match(path);
    if (match?.exists) return;
    const code = match?.route.fallback ? 'link/fallback' : 'link/dead';
    this.report(code, { value: href, nearest: this.content.routes.nearest(path) }, ...place);
  }

  private image(value: string): void {
    if (/^[a-z][a-z0-9+.-]*:/i.test(value) || value.startsWith('//')) {
      const site = this.content.singletons.get('site');
      if (site && site.syntax().problems.length > 0) return; // which hosts are allowed is not known
      const listed =
        isMapping(site?.value) && Array.isArray(site.value.imageHosts) ? site.value.imageHosts : [];
      const hosts = listed.filter((host) => typeof host === 'string');
      const url = URL.canParse(value) ? new URL(value) : undefined;
      if (url?.protocol !== 'https:' || !hosts.includes(url.hostname))
        this.report('image/host', { value, hosts });
    } else if (value.startsWith('/') || value.split(/[\\/]/).includes('..')) {
      const inside = value.replace(/^(?:.*\/)?images\//, '');
      this.report('image/outside', { value, nearest: closest(inside, this.content.images.keys()) });
    } else this.imageFile(value);
  }

  private imageFile(value: string): void {
    const { images } = this.content;
    const file = images.get(value);
    if (!file) this.report('image/missing', { value, nearest: closest(value, images.keys()) });
    else if (file.fault) this.report('image/unusable', { value, fault: file.fault });
  }

  private surface(value: string): void {
    const { surfaces } = this.content;
    if (!this.lacksRoutes() && !surfaces.includes(value))
      this.report('fact/unknown-surface', { value, nearest: closest(value, surfaces), surfaces });
  }

  private collection(value: string): void {
    const collections = [...this.content.collections.keys()];
    if (!collections.includes(value))
      this.report('ref/collection', { value, nearest: closest(value, collections), collections });
  }

  private unique(value: JsonValue, seen: Seen): void {
    if (this.entry.collection === undefined || (typeof value !== 'string' && typeof value !== 'number'))
      return;
    const place = this.at.pointer.replace(/\/\d+(?=\/|$)/g, '/*'); // wherever in a list
    const key = `${this.entry.collection}${place}=${JSON.stringify(value)}`;
    const other = seen.get(key);
    if (other !== undefined) this.report('schema/x-unique', { ...this.field(), value: String(value), other });
    else seen.set(key, this.entry.file.path);
  }

  private above(value: number, sibling: string): void {
    const below = isMapping(this.at.parent) ? this.at.parent[sibling] : undefined;
    if (typeof below !== 'number' || value > below) return;
    const steps = pointerSteps(this.at.pointer);
    const belowTitle =
      describeField(this.content.schemas, this.entry.schema, [...steps.slice(0, -1), sibling]).title ??
      sibling;
    this.report('schema/x-above', { ...this.field(), value, below: sibling, belowTitle, belowValue: below });
  }

  /** `value` is in minutes, and `sibling` names the text that takes so long to read. */
  private readTime(value: number, sibling: string): void {
    const text = isMapping(this.at.parent) ? this.at.parent[sibling] : undefined;
    if (typeof text !== 'string') return;
    const words = wordCount(text);
    const minutes = Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
    if (Math.abs(value - minutes) > 1)
      this.report('text/read-time', { ...this.field(), value, words, minutes, pace: WORDS_A_MINUTE });
  }

  private placeholders(value: string): void {
    if (!value.includes('{{') && !value.includes('}}')) return;
    for (const match of value.matchAll(PLACEHOLDER)) {
      const name = match[1];
      const [from, to] = [match.index, match.index + match[0].length];
      if (name === undefined || !FACT_NAME.test(name))
        this.report('text/placeholder', { found: match[0] }, from, to);
      else this.fact(name, from, to);
    }
  }

  private fact(name: string, from: number, to: number): void {
    const fact = this.content.find('facts', name);
    if (!fact) {
      this.report(
        'fact/unknown',
        {
          name,
          nearest: closest(
            name,
            (this.content.collections.get('facts') ?? []).map(({ slug }) => slug),
          ),
        },
        from,
        to,
      );
      return;
    }
    const kind = isMapping(fact.value) ? fact.value.kind : undefined;
    if (typeof kind !== 'string' || !hasSoundReadings(fact) || this.lacksRoutes()) return;
    const shown = surfacesOfText(this.content, this.entry, this.at).map((surface) => {
      const reading = readingOn(fact, surface);
      return { surface, value: reading && factText(kind, reading) };
    });
    const silent = shown.find(({ value }) => value === undefined);
    if (silent) this.report('fact/no-reading', { name, surface: silent.surface }, from, to);
    else if (new Set(shown.map(({ value }) => value)).size > 1) {
      this.report(
        'fact/ambiguous',
        { name, surfaces: shown.map(({ surface, value }) => ({ surface, value: value ?? '' })) },
        from,
        to,
      );
    }
  }

  /** True while the route table itself is at fault: what stands where is not known then. */
  private lacksRoutes(): boolean {
    return this.content.singletons.has('routes') && this.content.routes.routes.length === 0;
  }

  private markdown(value: string): void {
    for (const part of markdownParts(value)) {
      if (part.kind === 'link') this.link(part.value, false, part.start, part.end);
      else if (part.kind === 'image') this.report('text/image', { value: part.value }, part.start, part.end);
      else if (part.kind === 'title') this.report('text/title', {}, part.start, part.end);
      else this.report('text/html', { tag: part.value }, part.start, part.end);
    }
  }
}

const FORMATS: Readonly<Record<string, ((value: string) => boolean) | undefined>> = {
  date: isDay,
  email: (value) => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(value),
};
