// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
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
  return screen.getByRole('button', { name: /^Sous-menu.*Nos sapins$/ });
}

function isOpen(): boolean {
  return toggle().getAttribute('aria-expanded') === 'true';
}

function press(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

function focused(): string | null | undefined {
  return document.activeElement?.textContent;
}

test('a click opens the submenu and another closes it', () => {
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
  fireEvent.click(toggle());
  expect(isOpen()).toBe(false);
});

test('a mouse opens it by coming and closes it by leaving', () => {
  fireEvent.pointerEnter(screen.getByText('Nos sapins'), { pointerType: 'mouse' });
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(screen.getByText('Nos sapins').closest('li') ?? document.body, {
    pointerType: 'mouse',
  });
  expect(isOpen()).toBe(false);
});

test('what a click opened stays when the mouse leaves', () => {
  fireEvent.pointerEnter(toggle(), { pointerType: 'mouse' });
  fireEvent.click(toggle());
  fireEvent.pointerLeave(toggle().closest('li') ?? document.body, { pointerType: 'mouse' });
  expect(isOpen()).toBe(true);
});

test('arrows go round the submenu, Home and End to its ends', () => {
  screen.getByText('Nos sapins').focus();
  press('ArrowDown');
  expect(isOpen()).toBe(true);
  expect(focused()).toBe('Nobilis');
  press('ArrowDown');
  expect(focused()).toBe('Grandis');
  press('ArrowDown');
  expect(focused()).toBe('Nobilis');
  press('ArrowUp');
  expect(focused()).toBe('Grandis');
  press('Home');
  expect(focused()).toBe('Nobilis');
  press('End');
  expect(focused()).toBe('Grandis');
});

test('the up arrow opens it at its end', () => {
  toggle().focus();
  press('ArrowUp');
  expect(focused()).toBe('Grandis');
});

test('Escape closes it and gives the focus back', () => {
  toggle().focus();
  press('ArrowDown');
  press('Escape');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(toggle());
});

test('Escape closes one that only the mouse opened', () => {
  fireEvent.pointerEnter(toggle(), { pointerType: 'mouse' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isOpen()).toBe(false);
});

test('it closes when the focus goes elsewhere', () => {
  fireEvent.click(toggle());
  fireEvent.blur(toggle(), { relatedTarget: document.body });
  expect(isOpen()).toBe(false);
});

test('following a link closes it', () => {
  fireEvent.click(toggle());
  fireEvent.click(screen.getByText('Grandis'));
  expect(isOpen()).toBe(false);
  expect(follow).toHaveBeenCalledOnce();
});

test('says where one is', () => {
  expect(screen.getByText('Nobilis').getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Nos sapins').dataset.around).toBe('true');
});

test('an external item opens a new tab', () => {
  expect(screen.getByRole('link', { name: /Boutique/ })).toMatchObject({ target: '_blank', rel: 'noopener' });
});
