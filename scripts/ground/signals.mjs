/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {readonly NodeJS.Signals[]} */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Keeps us alive until our programs have ended by the signal that would end us. Ctrl-C is not passed
 * on: a terminal sends it to them itself, and most take a second one as an order to drop everything.
 *
 * @param {readonly ChildProcess[]} programs
 * @param {NodeJS.Signals} [passedAs] what they are sent in a signal's place
 * @returns {{ received: () => NodeJS.Signals | undefined, release: () => void }}
 */
export function endWith(programs, passedAs) {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    received = signal;
    if (signal === 'SIGINT') return;
    for (const program of programs) program.kill(passedAs ?? signal);
  };
  for (const signal of endings) process.on(signal, pass);
  return {
    received: () => received,
    release: () => {
      for (const signal of endings) process.off(signal, pass);
    },
  };
}
