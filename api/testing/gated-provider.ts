import { createDiskProvider } from '../media/providers/disk';
import type { MediaProvider } from '../media/providers/provider';
import { createDeferred } from './gate';
import { createTemporaryFolder } from './temporary-folder';

/** A fake Publitio provider whose uploads wait for `release`. */
export function createBlockedProvider() {
  const deferred = createDeferred();
  const disk = createDiskProvider(createTemporaryFolder());
  let countPending = 0;
  const provider: MediaProvider = {
    ...disk,
    name: 'publitio',
    async store(bytes, metadata) {
      countPending += 1;
      await deferred.promise;
      countPending -= 1;
      return disk.store(bytes, metadata);
    },
  };
  return { provider, release: deferred.release, countPending: () => countPending };
}
