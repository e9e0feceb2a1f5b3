import type { MediaProvider } from '../../api/media/providers/media-provider';

/** Resolves to undefined for an unknown file name. */
export type ReadDemoImage = (file: string) => Promise<Uint8Array | undefined>;

export interface ByteStore {
  get(name: string): Promise<Uint8Array | undefined>;
  set(name: string, bytes: Uint8Array): Promise<void>;
  delete(name: string): Promise<void>;
}

export function createMemoryStore(): ByteStore {
  const stored = new Map<string, Uint8Array>();
  return {
    get: async (name) => stored.get(name),
    set: async (name, bytes) => void stored.set(name, bytes),
    delete: async (name) => void stored.delete(name),
  };
}

/** Demo images are stored under their file names. */
export function createMockProvider(
  readDemoImage: ReadDemoImage,
  uploads: ByteStore = createMemoryStore(),
): MediaProvider {
  const removed = new Set<string>();
  return {
    name: 'disk',

    async store(bytes) {
      const name = crypto.randomUUID();
      // A copy, because the caller may change its own.
      await uploads.set(name, new Uint8Array(bytes));
      return name;
    },

    async read(name) {
      if (removed.has(name)) return undefined;
      return (await uploads.get(name)) ?? readDemoImage(name);
    },

    updateMetadata: async () => undefined,

    async remove(name) {
      removed.add(name);
      await uploads.delete(name);
    },
  };
}
