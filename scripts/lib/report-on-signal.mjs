import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a server under test. On SIGUSR2, it writes its memory (without garbage if the server runs with
// --expose-gc) and the longest stall of its event loop since the last report into REPORT_FILE.

const nanosecondsPerMs = 1e6;

const histogram = monitorEventLoopDelay({ resolution: 1 });
histogram.enable();

process.on('SIGUSR2', () => {
  const maxStallMs = histogram.max / nanosecondsPerMs;
  globalThis.gc?.();
  const file = process.env.REPORT_FILE;
  if (file === undefined) return;
  const { rss, heapUsed } = process.memoryUsage();
  writeFileSync(`${file}.part`, JSON.stringify({ rss, heapUsed, maxStallMs }));
  // Once the event loop has noticed the stall that the garbage collection was.
  setTimeout(() => {
    histogram.reset();
    renameSync(`${file}.part`, file);
  }, 50);
});
