import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/shared.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { PageData } from './pages/page.ts';
import { adoptPage, pagePath, readPage, refreshPage } from './shell/page-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const application = () => (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
const path = pagePath(window.location.pathname);
const inlined = document.getElementById('page-data');
const data = inlined?.textContent ? (JSON.parse(inlined.textContent) as PageData) : undefined;

// Code and data are loaded before React starts, so that the first render matches the prerendered page.
if (data?.path === path) {
  await adoptPage(data).catch((error: unknown) => {
    // WebKit does not tell the start script of a module that fails while it waits.
    reportError(error);
    throw error;
  });
  // A transition is interruptible, so a tap in between is answered at once.
  startTransition(() => {
    hydrateRoot(root, application(), { onRecoverableError: (error) => console.error(error) });
  });
} else {
  await readPage(path).catch(() => undefined);
  const shown = createRoot(root);
  shown.render(application());
  // In development, saved content updates the open page, which keeps its state.
  import.meta.hot?.on('sapin:content', async () => {
    await refreshPage(pagePath(window.location.pathname));
    shown.render(application());
  });
  import.meta.hot?.send(
    'sapin:shown',
    document.querySelector<HTMLMetaElement>('meta[name=content-revision]')?.content,
  );
}
