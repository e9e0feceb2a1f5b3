/** Milliseconds of work between two turns of the event loop. */
const sliceMs = 12;

/** Lets other requests, or a browser's next frame, have their turn. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Like `Array.map`, but a long list does not block the event loop. */
export async function mapInSlices<T, Result>(
  items: Iterable<T>,
  map: (item: T) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let startedAt = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - startedAt < sliceMs) continue;
    await yieldToEventLoop();
    startedAt = performance.now();
  }
  return results;
}

const encoder = new TextEncoder();

/** UTF-8 of the joined texts, which are best created while they are read: that is done in slices too. */
export async function encodeInSlices(
  texts: Iterable<string>,
  separator: string,
): Promise<Uint8Array> {
  const separatorBytes = encoder.encode(separator);
  const parts = await mapInSlices(texts, (text) => encoder.encode(text));
  const length = parts.reduce((sum, part) => sum + part.length + separatorBytes.length, 0);
  const joined = new Uint8Array(Math.max(0, length - separatorBytes.length));
  let offset = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      joined.set(separatorBytes, offset);
      offset += separatorBytes.length;
    }
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
