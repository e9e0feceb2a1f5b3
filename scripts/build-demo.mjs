import { parseArgs } from 'node:util';
import { buildDemo, normalizeBase } from './lib/build-demo.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { requireSupportedNode } from './lib/node-version.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';
import { runTimed } from './lib/run-timed.mjs';

requireSupportedNode();
const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } });
const base = normalizeBase(values.base);
if (base === undefined) {
  console.error(
    `--base is the demo's path on its host, such as /la-higuera/, and not ${values.base}.`,
  );
  process.exit(1);
}
if (!(await ensureDependencies())) process.exit(1);

const outDir = resolveProjectPath('dist-demo');
if (!(await runTimed('Building the demo', () => buildDemo({ base, outDir })))) process.exit(1);
console.log(`Put the files of dist-demo on a static host with HTTPS, at ${base}`);
