// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { seasons } from '#generated/seasons.ts';
import { OrderLink } from '../../../src/components/OrderLink.tsx';
import { SeasonTexts, useSeason } from '../../../src/shell/season.ts';

afterEach(() => {
  vi.useRealTimers();
});

function Shop() {
  return (
    <SeasonTexts value={useSeason().texts}>
      <Banner />
      <OrderLink product="sapin-blanchi" about="Sapin blanchi">
        Commander maintenant
      </OrderLink>
      <OrderLink>Commander</OrderLink>
    </SeasonTexts>
  );
}

function Banner() {
  return <p>{use(SeasonTexts)?.banner[0] ?? 'usual'}</p>;
}

/** Shows the shop, built in season, to somebody whose clock stands at noon of a day. */
function visitOn(day: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+01:00`) });
  return render(<Shop />);
}

function textsOf(name: string) {
  const texts = seasons.seasons.find((season) => season.name === name)?.texts;
  if (!texts) throw new Error(`${name} has no texts`);
  return texts;
}

test('a tab that slept into January wakes up there, and may wake up in season again', async () => {
  visitOn('2027-01-04');
  await waitFor(() => expect(screen.getByText(textsOf('Trop tard').banner[0] ?? '')).toBeTruthy());
  vi.setSystemTime(new Date('2027-01-05T00:00:00+01:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByText(textsOf('La collecte').banner[0] ?? '')).toBeTruthy());
  vi.setSystemTime(new Date('2027-11-07T00:00:00+01:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByText('usual')).toBeTruthy());
});

test('a page built in February is taken over as it stands in November, and then says the usual words', async () => {
  vi.stubEnv('VITE_DATE', '2027-02-14');
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  // With modules of their own: React's, too, for there may be only one.
  const { createElement, act: settle } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { hydrateRoot } = await import('react-dom/client');
  const season = await import('../../../src/shell/season.ts');
  const { OrderLink: Order } = await import('../../../src/components/OrderLink.tsx');
  const Page = () =>
    createElement(
      season.SeasonTexts,
      { value: season.useSeason().texts },
      createElement(Order, null, 'Commander'),
    );

  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-11-21T12:00:00+01:00') });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(createElement(Page));
  expect(root.textContent).toContain(textsOf('Les mois calmes').order.short);
  const errors: unknown[] = [];
  const shown = await settle(async () =>
    hydrateRoot(root, createElement(Page), { onRecoverableError: (error) => errors.push(error) }),
  );
  await vi.waitFor(() => settle(async () => expect(root.textContent).toMatch(/^Commander/)));
  expect(errors).toEqual([]);
  await settle(async () => shown.unmount());
});
