import { ensureBuild } from './ground/built.mjs';
import { ensureHeadlessChromium, noChromium } from './ground/chromium.mjs';
import { ensureDependencies } from './ground/dependencies.mjs';
import { requireNode } from './ground/node-version.mjs';
import { ensureNode, majorVersion, newestNode, noNode } from './ground/other-node.mjs';
import { ensurePostgres } from './ground/postgres.mjs';
import { announced } from './ground/progress.mjs';
import { budget, lint, messages, types } from './testing/checks.mjs';
import { Steps } from './testing/steps.mjs';
import { playwright, serverVitest, vitest } from './testing/suites.mjs';

requireNode();
const steps = new Steps();

if (!(await steps.take('Dependencies', ensureDependencies))) steps.close();
const chromium = await announced('Chromium', ensureHeadlessChromium);
console.log(chromium ?? noChromium);
await announced('PostgreSQL', ensurePostgres);

// Where the types are wrong, whatever follows could say nothing true.
if (!(await steps.take('Types', types))) steps.close();
await steps.take('Lint', lint);
await steps.take('Messages', messages);
await steps.take('Unit, component, page, API and conformance tests', vitest);
if (majorVersion(process.versions.node) !== newestNode) {
  await steps.take(`Server tests on Node ${newestNode}`, serverTestsOnNewestNode);
}

if (await steps.take('Build', ensureBuild)) {
  await steps.take('Budget of the first page', budget);
  await steps.take('Browser tests', browserTests);
}
steps.close();

async function serverTestsOnNewestNode() {
  const node = await ensureNode(newestNode);
  if (node !== undefined) return serverVitest(node);
  console.error(noNode(newestNode));
  return false;
}

async function browserTests() {
  if (chromium !== undefined) return playwright(chromium);
  console.error(noChromium);
  return false;
}
