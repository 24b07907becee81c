import type { Plugin } from 'vite';

/**
 * React Router is one module. React is CommonJS, so the bundler cannot tell that its `createContext` and the like have no
 * effects, and would keep every component of the router. With these marks it drops those that nobody uses, the checks of how the
 * router is called, and what only its tables of routes need.
 */
export function dropUnusedRouter(): Plugin {
  return {
    name: 'drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/\bReact\d*\.(createContext|createElement|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\s+(?:warning|invariant)\(|\bgetInvalidPathError\(/gm, '/* @__PURE__ */ $&')
          .replace(/= (?=new Set\(|Object\.getOwnPropertyNames\()/g, '= /* @__PURE__ */ ')
          .replace('isDataRoute ? useNavigateStable() : ', '')
          .replace(/^\w+\.(displayName|contextType) = .*$/gm, ''),
    },
  };
}
