// Preloaded into a server that runs with --expose-gc, so that its memory can be compared without garbage.
process.on('SIGUSR2', () => globalThis.gc?.());
