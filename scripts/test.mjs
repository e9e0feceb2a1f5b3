import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureBuild, ensureDemoBuild, ensureMocksBuild } from './lib/ensure-build.mjs';
import { chromiumMissingMessage, ensureHeadlessChromium } from './lib/ensure-chromium.mjs';
import {
  ensureNode,
  formatNodeInstallError,
  newestNode,
  parseMajorVersion,
} from './lib/ensure-node.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { requireSupportedNode } from './lib/node-version.mjs';
import { runTimed } from './lib/run-timed.mjs';
import { auditProductionPackages } from './testing/audit.mjs';
import {
  checkBudget,
  checkForMocks,
  checkNames,
  checkTranslations,
  checkTypes,
  runLinter,
} from './testing/checks.mjs';
import { checkEndpointCoverage, removeEndpointRecords } from './testing/endpoint-records.mjs';
import { StepRunner } from './testing/steps.mjs';
import { runAllVitest, runPlaywright, runServerVitest } from './testing/suites.mjs';

requireSupportedNode();
const steps = new StepRunner();

if (!(await steps.run('Dependencies', ensureDependencies))) steps.finish();
const chromium = await runTimed('Chromium', ensureHeadlessChromium);
console.log(chromium ?? chromiumMissingMessage);
await runTimed('PostgreSQL', ensurePostgres);

removeEndpointRecords();

// With type errors, later failures are not meaningful.
if (!(await steps.run('Types', checkTypes))) steps.finish();
await steps.run('Lint', runLinter);
await steps.run('Names', checkNames);
await steps.run('Translations', checkTranslations);
await steps.run('Known vulnerabilities of production packages', auditProductionPackages);
await steps.run('Unit, component, page, API and conformance tests', runAllVitest);
// The server tests mostly wait, so build meanwhile.
const [isBuilt] = await Promise.all([
  steps.run('Build', runBuilds),
  parseMajorVersion(process.versions.node) !== newestNode &&
    steps.run(`Server tests on Node ${newestNode}`, runServerTestsOnNewestNode),
]);

if (isBuilt) {
  await steps.run('Budget of the first page', checkBudget);
  await steps.run('No mocks in the production build', checkForMocks);
  await steps.run('Browser tests', runBrowserTests);
}
await steps.run('Endpoints on every adapter', checkEndpointCoverage);
steps.finish();

async function runBuilds() {
  return (
    (await ensureBuild()) &&
    (await runTimed('Building the site on mocks', ensureMocksBuild)) &&
    (await runTimed('Building the demo', ensureDemoBuild))
  );
}

async function runServerTestsOnNewestNode() {
  const node = await ensureNode(newestNode);
  if (node !== undefined) return runServerVitest(node);
  console.error(formatNodeInstallError(newestNode));
  return false;
}

async function runBrowserTests() {
  if (chromium !== undefined) return runPlaywright(chromium);
  console.error(chromiumMissingMessage);
  return false;
}
