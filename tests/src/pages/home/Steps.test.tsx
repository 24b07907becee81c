// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Steps } from '../../../../src/pages/home/Steps.tsx';
import { fakeIntersection, fakeMotion } from '../../intersection.ts';

const steps = {
  title: 'De la commande à la fête',
  items: [
    { title: 'Réservez', text: 'Un sapin.' },
    { title: 'Recevez', text: 'Chez vous, à l’heure.' },
    { title: 'Décorez', text: 'Noël.' },
  ],
};

let view: ReturnType<typeof fakeIntersection>;

beforeEach(() => {
  vi.useFakeTimers();
  view = fakeIntersection();
  fakeMotion({ isReduced: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function typed(): string[] {
  return screen.getAllByRole('listitem').map((item) => {
    const shown = item.querySelector('[data-started]');
    return (shown ?? item.querySelector('p'))?.textContent ?? '';
  });
}

function show(seen: Parameters<typeof view.show>[0]) {
  act(() => view.show(seen));
}

function pass(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

test('types a character every 100 ms once half of the block is in view', () => {
  render(<Steps {...steps} />);
  show({ ratio: 0.49 });
  pass(1000);
  expect(typed()).toEqual(['', '', '']);

  show({ ratio: 0.5 });
  pass(99);
  expect(typed()).toEqual(['', '', '']);
  pass(1);
  expect(typed()).toEqual(['U', 'C', 'N']);
  pass(400);
  expect(typed()).toEqual(['Un sa', 'Chez ', 'Noël.']);
});

test('with reduced motion the texts are there at once', () => {
  fakeMotion({ isReduced: true });
  render(<Steps {...steps} />);
  expect(view.count).toBe(0);
  expect(typed()).toEqual(['Un sapin.', 'Chez vous, à l’heure.', 'Noël.']);
});
