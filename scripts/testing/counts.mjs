/**
 * @typedef {{ passed: number, failed: number }} Counts
 *
 * What is read of vitest's JSON report.
 * @typedef {{
 *   numPassedTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly { status: string }[] }[],
 * }} VitestReport
 *
 * What is read of Playwright's JSON report; a flaky test passed in the end.
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number },
 *   errors: readonly unknown[],
 * }} PlaywrightReport
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0 };

/**
 * A file that failed before any of its tests could is counted as one failure.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function vitestCounts({ numPassedTests, testResults }) {
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
export const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

/**
 * The counts of one step of `npm test`: a step that failed without naming a test is one failure, so
 * that the closing line never says less than the exit code.
 *
 * @param {boolean} succeeded
 * @param {Counts} [tests]
 * @returns {Counts}
 */
export function stepCounts(succeeded, tests = none) {
  return succeeded ? tests : { ...tests, failed: Math.max(1, tests.failed) };
}

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export const totalOf = (counts) =>
  counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    none,
  );

/** @param {Counts} counts */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
