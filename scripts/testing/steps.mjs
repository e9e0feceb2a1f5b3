import { announced } from '../ground/progress.mjs';
import { closingLine, stepCounts, totalOf } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** The steps of a run, one after the other, and what came of them. */
export class Steps {
  /** @type {{ name: string, counts: Counts }[]} */
  #done = [];

  /**
   * Does a step that holds tests, or one that merely succeeds or does not.
   *
   * @param {string} name
   * @param {() => Promise<Counts | boolean>} work
   * @returns {Promise<boolean>} whether nothing failed
   */
  async take(name, work) {
    const outcome = await announced(name, work);
    const counts = typeof outcome === 'boolean' ? stepCounts(outcome) : outcome;
    this.#done.push({ name, counts });
    return counts.failed === 0;
  }

  /** Ends the process: which steps failed, then the closing line alone. */
  close() {
    const failed = this.#done.filter(({ counts }) => counts.failed > 0);
    const total = totalOf(this.#done.map(({ counts }) => counts));
    console.log('');
    for (const { name } of failed) console.log(`Failed: ${name}`);
    console.log(closingLine(total));
    process.exit(total.failed === 0 ? 0 : 1);
  }
}
