import type { HostStatus } from '../api/system/system-routes';

const dayMs = 24 * 60 * 60_000;

/** A healthy machine with a backup of last night. */
export const createMockHost = (clock: () => Date): HostStatus => ({
  version: '0.1.0',
  servers: 1,
  readDisk: async () => ({ freeBytes: 42_600_000_000, isLow: false }),
  readLastBackup: async () => ({
    finishedAt: new Date(clock().getTime() - dayMs / 2).toISOString(),
    bytes: 18_400_000,
  }),
});
