import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNode, formatNodeInstallError, parseNodeOption } from './lib/ensure-node.mjs';
import { requireSupportedNode } from './lib/node-version.mjs';
import { resolveProjectPath } from './lib/project-root.mjs';
import { run } from './lib/run.mjs';
import { checkNames, checkTypes, runLinter } from './testing/checks.mjs';
import { StepRunner } from './testing/steps.mjs';
import { runQuickVitest } from './testing/suites.mjs';

requireSupportedNode();

const major = parseNodeOption(process.argv);
if (major !== undefined) await runOnNode(major);

const steps = new StepRunner();

if (!(await steps.run('Dependencies', ensureDependencies))) steps.finish();
await steps.run('Types', checkTypes);
await steps.run('Lint', runLinter);
await steps.run('Names', checkNames);
await steps.run('Unit, component and API tests', runQuickVitest);

steps.finish();

/**
 * Re-runs these checks in another Node version and exits with its code.
 * @param {number} version major version
 */
async function runOnNode(version) {
  const node = await ensureNode(version);
  if (node === undefined) throw new Error(formatNodeInstallError(version));
  process.exit(await run(node, [resolveProjectPath('scripts', 'check.mjs')]));
}
