import { announced } from '../ground/progress.mjs';
import { closingLine, stepCounts, sumCounts } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * How a step went, with a line for each failed test.
 * @typedef {{ counts: Counts, failures?: readonly string[] }} Outcome
 */

export class Steps {
  /** @type {(Outcome & { name: string })[]} */
  #done = [];

  /**
   * Runs a step that contains tests, or one that only succeeds or fails.
   * @param {string} name
   * @param {() => Promise<Outcome | boolean>} work
   * @returns {Promise<boolean>} whether nothing failed
   */
  async take(name, work) {
    const result = await announced(name, work);
    const outcome = typeof result === 'boolean' ? { counts: stepCounts(result) } : result;
    this.#done.push({ name, ...outcome });
    return outcome.counts.failed === 0;
  }

  /** Prints the failed steps and tests and the summary, then exits the process. */
  close() {
    const failed = this.#done.filter(({ counts }) => counts.failed > 0);
    const total = sumCounts(this.#done.map(({ counts }) => counts));
    console.log('');
    for (const { name, failures = [] } of failed) {
      console.log([`Failed: ${name}`, ...failures.map((line) => `  ${line}`)].join('\n'));
    }
    console.log(closingLine(total));
    process.exit(total.failed === 0 ? 0 : 1);
  }
}
