import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What Knex requires of Node, by the bare names that it uses; for the mocks alone. */
const alias = [
  { find: /^events$/, replacement: fileURLToPath(import.meta.resolve('events/events.js')) },
  { find: /^assert$/, replacement: fromHere('assert.cjs') },
  { find: /^(util|timers|tty|stream)$/, replacement: fromHere('unused.cjs') },
];

/** Lets Knex and its SQLite dialect run in a browser. */
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
