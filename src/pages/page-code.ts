import type { ComponentType } from 'react';
import type { FallbackProps } from './fallback.ts';

export type PageComponent = ComponentType<object & FallbackProps>;

type PageModule = Readonly<Record<string, PageComponent>>;

/**
 * The code of each page, fetched when a visitor first goes there. The module of a page exports its component and nothing
 * else: a name for each would be twenty names in every visitor's first script.
 */
export const pageModules = import.meta.glob<PageModule>('./*/*Page.tsx');

/** The component of the pages in a folder of `src/pages/`; the build has seen that each has one. */
export async function loadComponent(folder: string): Promise<PageComponent> {
  const file = Object.keys(pageModules).find((name) => name.startsWith(`./${folder}/`)) ?? '';
  const [component] = Object.values((await pageModules[file]?.()) ?? {});
  return component as PageComponent;
}
