/** Percent: where progress starts, and the maximum before the server has answered. */
const percents = { first: 10, most: 89 };

/** Simulated progress while the browser reports nothing: interval in milliseconds, maximum step in percent. */
const ticks = { pause: 300, largest: 8 };

/**
 * Reports a percentage that never decreases. It's simulated until the browser first reports the fraction sent (0 to
 * 1), and follows the browser from then on.
 */
export function followProgress(show: (percent: number) => void) {
  let percent = percents.first;
  show(percent);

  function rise(to: number): void {
    const next = Math.min(percents.most, Math.max(percent, Math.round(to)));
    if (next === percent) return;
    percent = next;
    show(percent);
  }

  const ticking = setInterval(() => rise(percent + randomStep()), ticks.pause);
  const stop = () => clearInterval(ticking);
  return {
    sent(share: number): void {
      stop();
      rise(share * 100);
    },
    stop,
  };
}

const randomStep = (): number => 1 + Math.floor(Math.random() * ticks.largest);
