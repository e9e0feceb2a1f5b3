import type { MemoryDatabase } from '../sqlite/open-memory-database';

interface SaverOptions {
  readonly save: (bytes: Uint8Array) => Promise<void>;
  /** Called when a save fails; the next change saves the full database again. */
  readonly onError: (error: unknown) => void;
}

/**
 * The returned function resolves once all changes made before the call are saved. Saves run one after another, so an
 * older state never replaces a newer one; calls during a save share the next one.
 */
export function createDatabaseSaver(
  { hasChanged, exportBytes }: MemoryDatabase,
  { save, onError }: SaverOptions,
): () => Promise<void> {
  let current = Promise.resolve();
  let next: Promise<void> | undefined;

  async function saveChanges(): Promise<void> {
    try {
      if (hasChanged()) await save(await exportBytes());
    } catch (error) {
      onError(error);
    }
  }

  function startNext(): Promise<void> {
    next = undefined;
    current = saveChanges();
    return current;
  }

  return () => {
    next ??= current.then(startNext);
    return next;
  };
}
