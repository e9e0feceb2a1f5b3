/**
 * @typedef {{ passed: number, failed: number }} Counts
 *
 * The fields that we read of vitest's JSON report.
 * @typedef {{
 *   numPassedTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[],
 * }} VitestReport
 *
 * The fields that we read of Playwright's JSON report; a flaky test counts as passed.
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number },
 *   errors: readonly unknown[],
 * }} PlaywrightReport
 */

/** @type {Counts} */
const zeroCounts = { passed: 0, failed: 0 };

/**
 * Counts a file that failed to load as one failure.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitestTests({ numPassedTests, testResults }) {
  const failures = testResults.map(({ status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    return status === 'failed' ? Math.max(1, failed) : failed;
  });
  return { passed: numPassedTests, failed: failures.reduce((sum, failed) => sum + failed, 0) };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const countPlaywrightTests = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

/**
 * A step that failed without naming a test counts as one failure, so that the summary never contradicts the exit code.
 * @param {boolean} succeeded
 * @param {Counts} [tests]
 * @returns {Counts}
 */
export function toStepCounts(succeeded, tests = zeroCounts) {
  return succeeded ? tests : { ...tests, failed: Math.max(1, tests.failed) };
}

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export const sumCounts = (counts) =>
  counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    zeroCounts,
  );

/** @param {Counts} counts */
export const formatSummary = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
