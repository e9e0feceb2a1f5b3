import { Writable } from 'node:stream';

interface MemoryLog {
  readonly destination: Writable;
  readonly lines: readonly Record<string, unknown>[];
}

/** A pino destination that tests can read. */
export function createMemoryLog(): MemoryLog {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { destination, lines };
}
