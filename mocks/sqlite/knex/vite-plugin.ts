import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Node built-ins that Knex requires by bare name. */
const alias = [
  { find: /^events$/, replacement: fileURLToPath(import.meta.resolve('events/events.js')) },
  { find: /^assert$/, replacement: fromHere('assert.cjs') },
  { find: /^(util|timers|tty|stream)$/, replacement: fromHere('unused.cjs') },
];

export const knexInBrowser = (): Plugin => ({
  name: 'knex-in-browser',
  config: () => ({
    resolve: { alias },
    optimizeDeps: {
      include: [
        'knex/lib/dialects/sqlite3/index.js',
        'knex/lib/knex-builder/make-knex.js',
        'sql.js',
      ],
    },
  }),
});
