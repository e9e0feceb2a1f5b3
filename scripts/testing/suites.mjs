import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../ground/run.mjs';
import { playwrightCounts, stepCounts, vitestCounts } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** Unit, component, page, API and conformance tests. */
export const vitest = () => runVitest({});

/**
 * The same without those that open whole pages, which take most of the time.
 *
 * @param {string} [node] path of the Node that runs them, where it is another than ours
 */
export const vitestWithoutPages = (node) => runVitest({ WITHOUT_PAGES: '1' }, node);

/**
 * @param {Readonly<Record<string, string>>} env
 * @param {string} [node]
 */
const runVitest = (env, node) =>
  reported(vitestCounts, (report) =>
    runTool(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { env, node },
    ),
  );

/**
 * Browser tests.
 *
 * @param {string} chromium path of the browser
 */
export const playwright = (chromium) =>
  reported(playwrightCounts, (report) =>
    runTool('@playwright/test', ['test', '--reporter=list,json'], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      // Any other signal would leave its browsers and servers behind.
      endedBy: 'SIGINT',
    }),
  );

/**
 * Runs a suite that writes a JSON report, and counts what the report says.
 *
 * @template Report
 * @param {(report: Report) => Counts} countsOf
 * @param {(report: string) => Promise<number>} runSuite
 * @returns {Promise<Counts>}
 */
async function reported(countsOf, runSuite) {
  const folder = mkdtempSync(join(tmpdir(), 'higuera-report-'));
  const report = join(folder, 'report.json');
  try {
    const succeeded = (await runSuite(report)) === 0;
    if (!existsSync(report)) return stepCounts(false);
    return stepCounts(succeeded, countsOf(JSON.parse(readFileSync(report, 'utf8'))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
