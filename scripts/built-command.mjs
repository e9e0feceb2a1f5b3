import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { requireSupportedNode } from './lib/node-version.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';

// Doesn't build, as `npm start` does: a server may be running from the build, and a production install has no tools.
requireSupportedNode();

const [name = '', ...args] = process.argv.slice(2);
const file = resolveProjectPath('dist', 'api', `${name}.js`);
if (!existsSync(file)) {
  console.error(
    `There is no build that has \`${name}\` yet: run \`npm run build\` first, with the server stopped.`,
  );
  process.exit(1);
}
process.argv.splice(2, process.argv.length, ...args);
await import(pathToFileURL(file).href);
