/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {readonly NodeJS.Signals[]} */
const terminationSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Keeps this process alive until its children have ended. Does not forward Ctrl-C: the terminal sends it to the
 * children too, and most treat a second one as a forced exit.
 * @param {readonly ChildProcess[]} children
 * @param {NodeJS.Signals} [replacementSignal] sent to the children instead of the received signal
 * @returns {{ received: () => NodeJS.Signals | undefined, release: () => void }}
 */
export function forwardSignals(children, replacementSignal) {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    received = signal;
    if (signal === 'SIGINT') return;
    for (const child of children) child.kill(replacementSignal ?? signal);
  };
  for (const signal of terminationSignals) process.on(signal, forward);
  return {
    received: () => received,
    release: () => {
      for (const signal of terminationSignals) process.off(signal, forward);
    },
  };
}
