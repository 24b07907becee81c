// @vitest-environment jsdom
import { resolveEntry } from '../../../cli/core/generate/resolve.ts';
import { loadContent } from '../../../cli/core/load/load.ts';
import { makeProject } from '../content-folder.ts';
import { hostileStrings } from './hostile-strings.ts';

test('Markdown becomes elements that do nothing, and what is accepted of it leads nowhere strange', () => {
  const article = (text: string) => `title: a\ndate: "2026-01-01"\nbody: ${JSON.stringify(text)}\n`;
  const files = hostileStrings.map((text, index) => [`articles/body-${index}.yaml`, article(text)] as const);
  const { content, problems } = loadContent(makeProject(Object.fromEntries(files)));
  const refused = new Set(problems.map(({ file }) => file));
  const articles = content.collections.get('articles') ?? [];
  expect(articles.length - refused.size).toBeGreaterThan(25);
  for (const entry of articles) {
    const html = String(resolveEntry(content, entry).lazy.get('body'));
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    for (const { localName, attributes } of body.querySelectorAll('*')) {
      expect(localName).not.toMatch(
        /^(script|style|iframe|object|embed|form|base|meta|link|svg|math|details|input|video|template)$/,
      );
      for (const { name, value } of attributes) {
        expect(name).not.toMatch(/^on|^style$|^srcdoc$|^formaction$/);
        if (/^(?:href|src)$/.test(name) && !refused.has(entry.file.path))
          expect(value).toMatch(/^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/);
      }
    }
  }
});
