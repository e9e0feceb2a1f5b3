/** Milliseconds of work between two turns of the event loop. */
const sliceMs = 12;

/** Lets other requests, or a browser's next frame, have their turn. */
const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Like `Array.map`, but a long list does not block the event loop. */
export async function mapInSlices<T, Result>(
  items: readonly T[],
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
