import { runTimed } from '../lib/run-timed.mjs';
import { formatSummary, sumCounts, toStepCounts } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * How a step went, with a line for each failed test.
 * @typedef {{ counts: Counts, failures?: readonly string[] }} StepResult
 */

export class StepRunner {
  /** @type {(StepResult & { name: string })[]} */
  #done = [];

  /**
   * Runs a step that contains tests, or one that only succeeds or fails.
   * @param {string} name
   * @param {() => Promise<StepResult | boolean>} work
   * @returns {Promise<boolean>} whether nothing failed
   */
  async run(name, work) {
    const result = await runTimed(name, work);
    const stepResult = typeof result === 'boolean' ? { counts: toStepCounts(result) } : result;
    this.#done.push({ name, ...stepResult });
    return stepResult.counts.failed === 0;
  }

  /** Prints the failed steps and tests and the summary, then exits the process. */
  finish() {
    const failed = this.#done.filter(({ counts }) => counts.failed > 0);
    const total = sumCounts(this.#done.map(({ counts }) => counts));
    console.log('');
    for (const { name, failures = [] } of failed) {
      console.log([`Failed: ${name}`, ...failures.map((line) => `  ${line}`)].join('\n'));
    }
    console.log(formatSummary(total));
    process.exit(total.failed === 0 ? 0 : 1);
  }
}
