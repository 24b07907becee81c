// @vitest-environment jsdom
import { internalUrl } from '../../../src/shell/navigation.ts';

test.each([
  ['<a href="/devis">', '/devis'],
  ['<a href="/devis" target="_blank">', undefined],
  ['<a href="/tarif.pdf" download>', undefined],
  ['<a href="//autre.example/devis">', undefined],
  ['<a href="https://autre.example/devis">', undefined],
])('%s leads inside the application to %s', (markup, path) => {
  document.body.innerHTML = `${markup}<b>Devis</b></a>`;
  expect(internalUrl(document.querySelector('b'))?.pathname).toBe(path);
});
