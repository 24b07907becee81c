import type { Plugin } from 'vite';

/** Every link of the site begins with `/`: below a path, all of them would break silently. */
export function rootOfDomain(): Plugin {
  return {
    name: 'root-of-domain',
    configResolved({ base }) {
      if (base === '/') return;
      console.error(
        `le site vit à la racine d’un domaine, et non sous ${base} : donnez-lui un sous-domaine (docs/hosting.md)`,
      );
      process.exit(1);
    },
  };
}
