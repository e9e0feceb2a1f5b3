import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const resolveSibling = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Node built-ins that Knex requires by bare name. */
const aliases = [
  { find: /^events$/, replacement: fileURLToPath(import.meta.resolve('events/events.js')) },
  { find: /^assert$/, replacement: resolveSibling('assert.cjs') },
  { find: /^(util|timers|tty|stream)$/, replacement: resolveSibling('unused.cjs') },
];

export const knexInBrowser = (): Plugin => ({
  name: 'knex-in-browser',
  config: () => ({
    resolve: { alias: aliases },
  }),
});
