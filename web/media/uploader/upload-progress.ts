/** Percent; `max` applies until the server has responded. */
const percentLimits = { start: 10, max: 89 };

/** Simulated progress while the browser reports nothing: interval in milliseconds, maximum step in percent. */
const ticks = { intervalMs: 300, maxPercent: 8 };

/**
 * Reports a percentage that never decreases. It's simulated until the browser first reports the fraction sent (0 to
 * 1), and follows the browser from then on.
 */
export function trackProgress(show: (percent: number) => void) {
  let percent = percentLimits.start;
  show(percent);

  function advanceTo(to: number): void {
    const next = Math.min(percentLimits.max, Math.max(percent, Math.round(to)));
    if (next === percent) return;
    percent = next;
    show(percent);
  }

  const interval = setInterval(() => advanceTo(percent + getRandomStep()), ticks.intervalMs);
  const stop = () => clearInterval(interval);
  return {
    sent(fraction: number): void {
      stop();
      advanceTo(fraction * 100);
    },
    stop,
  };
}

const getRandomStep = (): number => 1 + Math.floor(Math.random() * ticks.maxPercent);
