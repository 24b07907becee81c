import type { ComponentType } from 'react';
import type { FallbackProps } from './fallback.ts';

export type PageComponent = ComponentType<object & FallbackProps>;

/**
 * The code of each page, fetched when a visitor first goes there. The module of a page exports its component and nothing
 * else: a name for each would be twenty names in every visitor's first script.
 */
export const pageModules = import.meta.glob<Readonly<Record<string, PageComponent>>>('./*/*Page.tsx');

/** The component of the pages in a folder of `src/pages/`. */
export async function loadComponent(folder: string): Promise<PageComponent> {
  const [, load] = Object.entries(pageModules).find(([file]) => file.startsWith(`./${folder}/`)) ?? [];
  const [component] = Object.values((await load?.()) ?? {});
  if (!component) throw new Error(`no page in src/pages/${folder}/`);
  return component;
}
