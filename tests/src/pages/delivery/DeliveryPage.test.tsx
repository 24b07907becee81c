// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { delivery } from '../../../../generated/pages/delivery.ts';
import { site } from '../../../../generated/site.ts';
import { towns } from '../../../../generated/towns.ts';
import { DeliveryPage } from '../../../../src/pages/delivery/DeliveryPage.tsx';
import { deliveryData } from '../../../../src/pages/delivery/data.ts';
import { target, visit } from '../visit.tsx';

afterEach(() => vi.restoreAllMocks());

function town(slug: string) {
  return visit(DeliveryPage, deliveryData(slug), `/livraison/${slug}`);
}

function linksIn(role: 'navigation' | 'region', name: string): (string | null)[] {
  const part = screen.getByRole(role, { name });
  return within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test('a town that nobody knows has no data of its own', () => {
  expect(deliveryData('paris')).toBeNull();
});

describe.each(towns)('$name', ({ slug, name, region, nearby, wineVillages, text }) => {
  test('says where, and leads to the towns around', () => {
    const { container } = town(slug);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      `Livraison de sapins de Noël à ${name}`,
    );
    expect(screen.getByText(region)).toBeTruthy();
    expect(container.textContent).toContain(text);
    const path = (key: string) => `/livraison/${key}`;
    expect(linksIn('navigation', delivery.nearbyTitle)).toEqual(nearby.map(path));
    expect(linksIn('navigation', delivery.wineTitle)).toEqual(wineVillages.map(path));
  });

  test('no parameter is left in its words', () => {
    expect(JSON.stringify(deliveryData(slug))).not.toMatch(/\{\w+\}/);
  });
});

test('all 29 towns are known', () => {
  expect(towns).toHaveLength(29);
});

test('the default page leaves the name to whoever knows it, and nothing else', () => {
  const content = deliveryData('_default');
  const data = JSON.stringify(content);
  expect([...data.matchAll(/\{(\w+)\}/g)].every(([, name]) => name === 'town')).toBe(true);
  expect(content?.head.canonical).toBeUndefined();
  expect(content?.props).toMatchObject({
    title: 'Livraison de sapins de Noël à {town}',
    region: 'Haut-Rhin',
  });
  expect(content?.props.nearby.map(({ slug }) => slug)).toEqual(delivery.default.nearby);
  expect(content?.props.wineVillages.map(({ slug }) => slug)).toEqual(delivery.default.wineVillages);
});

test('the default page marks no town on its map', () => {
  const page = town('_default');
  expect(page.container.querySelector('[data-here]')).toBeNull();
  page.unmount();
  expect(town('riquewihr').container.querySelector('[data-here]')?.textContent).toBe('Riquewihr');
});

test('the zone of the map is the delivery radius, around Colmar', () => {
  const map = deliveryData('colmar')?.props.map;
  expect(map?.radius).toBe(15);
  const distances =
    map?.places.map(({ slug, east, north }) => ({ slug, far: Math.hypot(east, north) })) ?? [];
  expect(distances.find(({ slug }) => slug === 'colmar')?.far).toBe(0);
  expect(distances.filter(({ far }) => far > 15)).toEqual([]);
});

test('three tiles say how we deliver', () => {
  town('colmar');
  const tiles = screen.getByRole('region', { name: 'Comment nous livrons' });
  expect(within(tiles).getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('the banner leads to the shop in a new tab, and to the phone', () => {
  town('colmar');
  const order = screen.getByRole('link', { name: /^Commander mon sapin/ });
  expect(order.getAttribute('href')).toBe(site.shop.home);
  expect(order.getAttribute('target')).toBe('_blank');
  expect(order.getAttribute('rel')).toBe('noopener');
  expect(target(/^Nous téléphoner/)).toBe('tel:+33353012024');
});

describe('Découvrez aussi', () => {
  const hrefs = delivery.suggestions.map(({ href }) => href);

  test('has 15 links to pick from', () => {
    expect(new Set(hrefs).size).toBe(15);
  });

  test.each([0, 0.4, 0.999_999])('shows four of them, all different (chance %d)', (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    town('colmar');
    const links = linksIn('region', 'Découvrez aussi');
    expect(new Set(links).size).toBe(4);
    expect(hrefs).toEqual(expect.arrayContaining(links));
  });

  test.each([
    [0, hrefs.at(0)],
    [0.999_999, hrefs.at(-1)],
  ])('reaches both ends of the list (chance %d)', (chance, href) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    town('colmar');
    expect(linksIn('region', 'Découvrez aussi')[0]).toBe(href);
  });
});
