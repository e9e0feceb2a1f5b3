import type { ByteStore } from '../media/mock-provider';
import type { MockStorage } from '../storage/mock-storage';

/** Handlers answer it like a full disk: the upload is refused with a message that says so. */
class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
  readonly code = 'ENOSPC';
}

const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** @param onSaveError called for each failure to save the database */
export function reportStorageErrors(
  storage: MockStorage,
  onSaveError: () => void,
): Pick<MockStorage, 'saveDatabase'> & { readonly uploads: ByteStore } {
  return {
    async saveDatabase(bytes) {
      try {
        await storage.saveDatabase(bytes);
      } catch (error) {
        onSaveError();
        throw error;
      }
    },
    uploads: {
      ...storage.uploads,
      async set(name, bytes) {
        try {
          await storage.uploads.set(name, bytes);
        } catch (error) {
          if (!isQuotaError(error)) throw error;
          throw new NoRoomError('This device has no room for the upload.', { cause: error });
        }
      },
    },
  };
}
