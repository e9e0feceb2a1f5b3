/**
 * Logs the name before the work and its duration after.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runTimed(name, work) {
  console.log(`\n— ${name}`);
  const start = performance.now();
  try {
    return await work();
  } finally {
    console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
