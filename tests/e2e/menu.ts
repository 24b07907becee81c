// The header and its menu, also on a telephone.
import type { Page } from 'playwright-core';
import { ui } from '#generated/ui.ts';
import { eventually } from './visit.ts';

export const header = (page: Page) => page.locator('#root > header');
export const menu = (page: Page) => page.getByRole('navigation', { name: ui.mainMenu });

export const trees = (page: Page) => menu(page).getByRole('button').first();
export const expanded = (page: Page) =>
  menu(page).evaluate((nav) =>
    [...nav.querySelectorAll('button')].map((button) => button.getAttribute('aria-expanded') === 'true'),
  );

export const toggle = (page: Page) => header(page).locator('button[aria-controls=menu]');
export const isOpen = async (page: Page) => (await toggle(page).getAttribute('aria-expanded')) === 'true';

export async function open(page: Page) {
  expect(await menu(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: ui.openMenu }).click();
  await eventually(() => menu(page).isVisible()).toBe(true);
}
