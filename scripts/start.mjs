import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { requireSupportedNode } from './lib/node-version.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';

requireSupportedNode();

if (!(await ensureDependencies())) {
  console.error('\nThe dependencies could not be installed; npm says why above.');
  process.exit(1);
}
if (!(await ensureBuild())) {
  console.error('\nThe build failed; see the error above.');
  process.exit(1);
}

process.env.NODE_ENV = 'production';
process.chdir(resolveProjectPath());
await import(pathToFileURL(resolveProjectPath('dist', 'api', 'server.js')).href);
