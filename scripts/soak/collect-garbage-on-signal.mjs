import { renameSync, writeFileSync } from 'node:fs';

// Preloaded into a server that runs with --expose-gc, so that its memory can be compared without garbage.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const file = process.env.SOAK_MEMORY_FILE;
  if (file === undefined) return;
  const { rss, heapUsed } = process.memoryUsage();
  writeFileSync(`${file}.part`, JSON.stringify({ rss, heapUsed }));
  renameSync(`${file}.part`, file);
});
