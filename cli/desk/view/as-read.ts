import { identityOf } from '../../content/content.ts';
import { fieldsOf } from '../../content/entry-readings.ts';
import { isMapping, valueAt } from '../../content/json-value.ts';
import { withoutMarkdown } from '../../text/without-markdown.ts';
import type { Snapshot } from '../../workspace/workspace.ts';

const known = new WeakMap<Snapshot, ReadonlyMap<string, string>>();

/** What each placeholder says at present, by its name; several readings are separated by a slash. */
export function placeholderTexts(snapshot: Snapshot): ReadonlyMap<string, string> {
  const texts = known.get(snapshot) ?? readPlaceholders(snapshot);
  known.set(snapshot, texts);
  return texts;
}

function readPlaceholders(snapshot: Snapshot): ReadonlyMap<string, string> {
  const { sound } = snapshot;
  const model = snapshot.model();
  const texts = new Map<string, string>();
  for (const { slug, readings } of model.facts)
    texts.set(slug, [...new Set(readings.filter(({ live }) => live).map(({ text }) => text))].join(' / '));
  for (const { slug, value } of model.collection(sound.settings.phrases)) {
    const [form] = isMapping(value) && Array.isArray(value.forms) ? value.forms : [];
    texts.set(slug, isMapping(form) ? String(form.text ?? '') : '');
  }
  const identity = identityOf(sound);
  for (const name of identity ? fieldsOf(sound) : [])
    texts.set(name, String(valueAt(identity?.value ?? null, `/${name.split('.').slice(1).join('/')}`) ?? ''));
  return texts;
}

/** A text as a visitor reads it: placeholders filled, no marks of Markdown. What the page computes is left open. */
export function asRead(snapshot: Snapshot, text: string): string {
  if (!/[{*#[]/.test(text)) return text;
  const texts = placeholderTexts(snapshot);
  return withoutMarkdown(text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => texts.get(name) ?? '…'));
}
