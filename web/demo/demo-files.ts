/** Paths within the site; the build writes these files, and the worker reads them. */
export const demoFiles = {
  wasm: 'demo/sqlite.wasm',
} as const;
