import { readLastBackup } from './backup/last-backup';
import type { DiskReserve } from './disk-reserve';
import type { HostStatus } from './system/system-routes';

interface HostOptions extends Pick<HostStatus, 'version' | 'servers'> {
  readonly dataFolder: string;
  readonly reserve: DiskReserve;
}

export const createHostStatus = ({
  dataFolder,
  reserve,
  version,
  servers,
}: HostOptions): HostStatus => ({
  version,
  servers,
  readDisk: async () => ({
    freeBytes: await reserve.getFreeBytes(),
    isLow: await reserve.isLow(),
  }),
  readLastBackup: () => readLastBackup(dataFolder),
});
