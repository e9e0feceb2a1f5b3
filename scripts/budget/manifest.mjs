/**
 * The fields that we read of an entry in Vite's manifest.
 * @typedef {{ file: string, imports?: readonly string[] }} Chunk
 * @typedef {Readonly<Record<string, Chunk>>} Manifest
 */

/**
 * The script files that these entries and their static imports execute, each once.
 * @param {Manifest} manifest
 * @param {readonly string[]} entries keys of the manifest; one it does not have is an error
 * @returns {string[]}
 */
export function collectScripts(manifest, entries) {
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  const queue = [...entries];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (chunks.has(key)) continue;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    chunks.set(key, chunk);
    queue.push(...(chunk.imports ?? []));
  }
  return [...new Set([...chunks.values()].map(({ file }) => file))].filter(isScript);
}

const isScript = (/** @type {string} */ file) => file.endsWith('.js');
