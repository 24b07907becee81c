// @vitest-environment jsdom
// What the browser tests of the header do not reach.
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MainMenu } from '../../../src/components/MainMenu.tsx';

const items = [
  {
    name: 'Nos sapins',
    href: '/nos-sapins',
    submenu: [
      { name: 'Nobilis', href: '/nos-sapins/nobilis' },
      { name: 'Grandis', href: '/nos-sapins/grandis' },
    ],
  },
  { name: 'Boutique', href: 'https://boutique.example', external: true },
];
const follow = vi.fn();

beforeEach(() => {
  follow.mockClear();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  render(
    <MemoryRouter>
      <MainMenu items={items} path="/nos-sapins/nobilis" onFollow={follow} />
    </MemoryRouter>,
  );
});

function toggle(): HTMLElement {
  return screen.getByRole('button', { name: /Nos sapins$/ });
}

function isOpen(): boolean {
  return toggle().getAttribute('aria-expanded') === 'true';
}

test('the up arrow opens a submenu at its end', () => {
  toggle().focus();
  fireEvent.keyDown(toggle(), { key: 'ArrowUp' });
  expect(isOpen()).toBe(true);
  expect(document.activeElement?.textContent).toBe('Grandis');
});

test('says where one is', () => {
  expect(screen.getByText('Nobilis').getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Nos sapins').dataset.around).toBe('true');
});

test('an external item opens a new tab', () => {
  expect(screen.getByRole('link', { name: /Boutique/ })).toMatchObject({ target: '_blank', rel: 'noopener' });
});
