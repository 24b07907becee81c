import type { RenderedPage } from '../../../../cli/site/build/application.ts';
import { documentWriter } from '../../../../cli/site/build/documents.ts';

test('no text of a page ends the element that holds its data', () => {
  const write = documentWriter({
    template: '<!--head--><!--app--><!--data-->',
    manifest: { 'index.html': { file: 'a.js' }, 'src/pages/legal/LegalPage.tsx': { file: 'b.js' } },
    sheets: new Map(),
  });
  const page = { head: '', body: '', folder: 'legal', isFallback: false } as unknown as RenderedPage;
  const data = { text: '</script><img src="x" onerror="alert(1)">' };
  const html = write(page, JSON.stringify(data)).pieces.join('');
  expect(JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toEqual(data);
});
