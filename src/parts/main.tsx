import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import '../styles/shared.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Parts } from './Parts.tsx';
import { makeStatesVisible } from './visible-states.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
makeStatesVisible();
createRoot(root).render(
  <MemoryRouter initialEntries={['/services']}>
    <Parts />
  </MemoryRouter>,
);
