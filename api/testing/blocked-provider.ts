import { createDiskProvider } from '../media/providers/disk-provider';
import type { MediaProvider } from '../media/providers/media-provider';
import { createDeferred } from './deferred';
import { createTemporaryFolder } from './temporary-folder';

/** A fake Publitio provider whose uploads wait for `release`. */
export function createBlockedProvider() {
  const deferred = createDeferred();
  const disk = createDiskProvider(createTemporaryFolder());
  let pendingCount = 0;
  const provider: MediaProvider = {
    ...disk,
    name: 'publitio',
    async store(bytes, metadata) {
      pendingCount += 1;
      await deferred.promise;
      pendingCount -= 1;
      return disk.store(bytes, metadata);
    },
  };
  return { provider, release: deferred.release, countPending: () => pendingCount };
}
