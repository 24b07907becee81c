// In the browser, in development only: shows what is wrong with the content over the page.
import type { CheckResult, ShownProblem } from './live.ts';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** From the server: the content was checked. */
    'sapin:problems': CheckResult;
    /** From the server: generated modules have changed. */
    'sapin:content': undefined;
    /** From a page that has just been opened. */
    'sapin:hello': undefined;
  }
}

const STYLE = `
  :host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; color-scheme: light dark; }
  section {
    max-height: 60vh; overflow: auto; padding: 1rem 1.25rem 1.25rem; border-top: 4px solid light-dark(#b3261e, #ff897d);
    background: light-dark(#fffdf8, #1b1b1b); color: light-dark(#1b1b1b, #f3efe6);
    font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 -8px 32px rgb(0 0 0 / 30%);
  }
  header { display: flex; gap: 1rem; align-items: baseline; }
  h2 { margin: 0; font-size: 1.125rem; }
  header p { margin: 0; flex: 1; opacity: 0.75; }
  article { margin-top: 1rem; }
  h3 { margin: 0; font-size: 1rem; }
  pre { margin: 0.25rem 0; overflow-x: auto; font: 0.875rem/1.4 ui-monospace, monospace; }
  article p { margin: 0.25rem 0; }
  a { color: light-dark(#0b57d0, #a8c7fa); }
  button { font: inherit; padding: 0.25rem 0.75rem; }
`;

const host = document.createElement('sapin-problems');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
shadow.adoptedStyleSheets = [sheet];

function show(result: CheckResult): void {
  if (result.problems.length === 0) {
    host.remove();
    return;
  }
  const { title, kept, open, hide } = result.words;
  const button = element('button', hide);
  button.addEventListener('click', () => host.remove());
  const panel = element(
    'section',
    element('header', element('h2', title), element('p', kept), button),
    ...result.problems.map((problem) => article(problem, open)),
  );
  panel.setAttribute('role', 'alert');
  shadow.replaceChildren(panel);
  document.body.append(host);
}

function article({ code, message, hint, place, target, frame }: ShownProblem, open: string): HTMLElement {
  const link = element('a', place);
  link.href = `/__open-in-editor?file=${encodeURIComponent(target)}`;
  link.title = open;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  return element(
    'article',
    element('h3', message),
    element('p', link, ` (${code})`),
    ...(frame === '' ? [] : [element('pre', frame)]),
    ...(hint === null ? [] : [element('p', hint)]),
  );
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}

import.meta.hot?.on('sapin:problems', show);
import.meta.hot?.on('vite:ws:connect', () => import.meta.hot?.send('sapin:hello'));
import.meta.hot?.send('sapin:hello');
