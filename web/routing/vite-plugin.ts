import type { Plugin } from 'vite';

const routerModule = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/** A component or context and, in the next line, the assignment of its `displayName` or `contextType`. */
const declarationWithProperty =
  /^var (\w+) = ((?:(?!^var )[\s\S])*?);\n\1\.(displayName|contextType) = (.+);$/gm;

const reactCall = /\bReact\d*\.(?:createContext|forwardRef|memo)\(/g;

/**
 * Bundlers keep a component that nothing imports if its module sets a property of it, or if they can't tell that
 * `forwardRef` and the like only create it. That is two thirds of react-router here: forms, error pages, nested
 * routes. Written as one expression that is marked as pure, they are left out; what they do stays the same.
 */
export function markRouterPure(code: string): string {
  return code
    .replace(declarationWithProperty, 'var $1 = /* @__PURE__ */ Object.assign($2, { $3: $4 });')
    .replace(reactCall, '/* @__PURE__ */ $&');
}

export const treeShakeRouter = (): Plugin => ({
  name: 'tree-shake-router',
  apply: 'build',
  transform: {
    filter: { id: routerModule },
    handler: (code) => ({ code: markRouterPure(code), map: null }),
  },
});
