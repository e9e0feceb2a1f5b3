import { ensureDependencies } from './ground/dependencies.mjs';
import { requireNode } from './ground/node-version.mjs';
import { ensureNode, noNode, requestedNode } from './ground/other-node.mjs';
import { inProject } from './ground/root.mjs';
import { run } from './ground/run.mjs';
import { lint, types } from './testing/checks.mjs';
import { Steps } from './testing/steps.mjs';
import { quickVitest } from './testing/suites.mjs';

requireNode();

const major = requestedNode(process.argv);
if (major !== undefined) await checkOn(major);

const steps = new Steps();

if (!(await steps.take('Dependencies', ensureDependencies))) steps.close();
await steps.take('Types', types);
await steps.take('Lint', lint);
await steps.take('Unit, component and API tests', quickVitest);

steps.close();

/**
 * Re-runs these checks in another Node version and exits with its code.
 * @param {number} version major version
 */
async function checkOn(version) {
  const node = await ensureNode(version);
  if (node === undefined) throw new Error(noNode(version));
  process.exit(await run(node, [inProject('scripts', 'check.mjs')]));
}
