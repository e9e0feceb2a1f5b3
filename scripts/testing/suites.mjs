import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../lib/run.mjs';
import { countPlaywrightTests, countVitestTests, toStepCounts } from './counts.mjs';
import { listPlaywrightFailures, listVitestFailures } from './failures.mjs';
import { formatSlowestFiles, listPlaywrightFiles, listVitestFiles } from './slowest-files.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./slowest-files.mjs').FileDuration} FileDuration */
/** @typedef {import('./steps.mjs').StepResult} StepResult */

/** @param {import('./counts.mjs').VitestReport & import('./slowest-files.mjs').VitestDurations & import('./failures.mjs').VitestFailures} report */
const parseVitestReport = (report) => ({
  counts: countVitestTests(report),
  files: listVitestFiles(report),
  failures: listVitestFailures(report),
});

/** @param {import('./counts.mjs').PlaywrightReport & import('./slowest-files.mjs').PlaywrightDurations & import('./failures.mjs').PlaywrightFailures} report */
const parsePlaywrightReport = (report) => ({
  counts: countPlaywrightTests(report),
  files: listPlaywrightFiles(report),
  failures: listPlaywrightFailures(report),
});

export const runAllVitest = () => runVitest([]);

/** Projects that do not render whole pages, process images or start servers. */
export const runQuickVitest = () =>
  // Many tests wait for timers or the network, so use more workers than cores.
  runVitest(['node', 'web'], { maxWorkers: Math.ceil(availableParallelism() * 1.5) });

/**
 * Tests that may behave differently in another Node version: server processes, one request of each kind, and concurrent
 * requests on every database.
 * @param {string} node path of the Node that runs them
 */
export const runServerVitest = (node) =>
  runVitest(['server', 'conformance'], {
    node,
    files: ['server', 'transport', 'concurrent-writes'],
  });

/**
 * @param {readonly string[]} projects empty: all
 * @param {{ node?: string | undefined, maxWorkers?: number, files?: readonly string[] }} [options] by default as many
 *   workers as cores, and all files; `files` are parts of their paths
 */
const runVitest = (projects, { node, maxWorkers, files = [] } = {}) =>
  runWithReport(parseVitestReport, (report) =>
    runTool(
      'vitest',
      [
        'run',
        ...files,
        ...projects.flatMap((project) => ['--project', project]),
        ...(maxWorkers ? [`--maxWorkers=${maxWorkers}`] : []),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { node },
    ),
  );

/** @param {string} chromium path of the browser */
export const runPlaywright = (chromium) =>
  runWithReport(parsePlaywrightReport, (report) =>
    runTool('@playwright/test', ['test', '--reporter=list,json'], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      // Other signals would leave its browsers and servers running.
      stopSignal: 'SIGINT',
    }),
  );

/**
 * Runs a suite that writes a JSON report, prints the slowest files and returns the counts.
 * @template Report
 * @param {(report: Report) => { counts: Counts, files: FileDuration[], failures: string[] }} read
 * @param {(report: string) => Promise<number>} runSuite
 * @returns {Promise<StepResult>}
 */
async function runWithReport(read, runSuite) {
  const folder = mkdtempSync(join(tmpdir(), 'higuera-report-'));
  const report = join(folder, 'report.json');
  try {
    const succeeded = (await runSuite(report)) === 0;
    if (!existsSync(report)) return { counts: toStepCounts(false) };
    const { counts, files, failures } = read(JSON.parse(readFileSync(report, 'utf8')));
    console.log(['\nSlowest files:', ...formatSlowestFiles(files)].join('\n'));
    return { counts: toStepCounts(succeeded, counts), failures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
