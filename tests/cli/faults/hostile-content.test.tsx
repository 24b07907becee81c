// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { resolveEntry } from '../../../cli/core/generate/resolve.ts';
import { loadContent } from '../../../cli/core/load/load.ts';
import { makeProject } from '../content-folder.ts';
import { hostileStrings } from './hostile-strings.ts';

test('Markdown that is accepted becomes elements that do nothing', () => {
  const article = (text: string) => `title: a\ndate: "2026-01-01"\nbody: ${JSON.stringify(text)}\n`;
  const files = hostileStrings.map((text, index) => [`articles/body-${index}.yaml`, article(text)] as const);
  const project = makeProject(Object.fromEntries(files));
  const { content, problems } = loadContent(project);
  const refused = new Set(problems.map(({ file }) => file));
  for (const { line, column } of project.problems()) expect([line > 0, column > 0]).toEqual([true, true]);
  const accepted = (content.collections.get('articles') ?? []).filter(({ file }) => !refused.has(file.path));
  const bodies = accepted.map((entry) => String(resolveEntry(content, entry).lazy.get('body')));
  expect(bodies.length).toBeGreaterThan(25);
  for (const html of bodies) {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const elements = [...body.querySelectorAll('*')];
    const names = elements.map(({ localName }) => localName);
    expect(
      names.filter((name) => /^(script|style|iframe|object|embed|form|base|meta|link|svg|math)$/.test(name)),
    ).toEqual([]);
    for (const { attributes } of elements)
      for (const { name, value } of attributes) {
        expect(name).not.toMatch(/^on|^style$|^srcdoc$|^formaction$/);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/);
      }
  }
});
