import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoadMonitor {
  /** By how many milliseconds timers were late on average in the last second. */
  getDelay(): number;
  stop(): void;
}

const resolutionMs = 20;
const intervalMs = 1000;
const nanosecondsPerMs = 1e6;

export function startLoadMonitor(): LoadMonitor {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delay = 0;
  const interval = setInterval(() => {
    // NaN without a sample: then even this timer was late for the whole second.
    delay = Number.isNaN(histogram.mean)
      ? intervalMs
      : Math.max(0, histogram.mean / nanosecondsPerMs - resolutionMs);
    histogram.reset();
  }, intervalMs);
  interval.unref();
  return {
    getDelay: () => delay,
    stop() {
      clearInterval(interval);
      histogram.disable();
    },
  };
}
