import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a server: answers each message of the parent process with the longest stall since the last one, in ms.

const nanosecondsPerMs = 1e6;

// The server's image process preloads this too, and its messages are not ours.
if (process.argv[1]?.endsWith('server.js')) {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  process.on('message', () => {
    process.send?.(histogram.max / nanosecondsPerMs);
    histogram.reset();
  });
}
