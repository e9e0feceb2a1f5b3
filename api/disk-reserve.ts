import { access, constants, open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreEnoent } from './media/ignore-enoent';

const megabyte = 1024 * 1024;

/** Enough for an admin to sign in and delete files on a full disk: sessions and rows take a few kilobytes each. */
const reserveBytes = 16 * megabyte;

/** Below this, `/readyz` answers 503. */
const minFreeBytes = 64 * megabyte;

/** The disks of the shop's folders, and a file in the data folder that is deleted to free space when one is full. */
export interface DiskReserve {
  /** Creates the file, unless it exists or the disk is low on space. */
  allocate(): Promise<void>;
  /** Deletes the file; resolves to whether it existed. */
  release(): Promise<boolean>;
  /** Whether any of the disks is. */
  isLow(): Promise<boolean>;
  /** False for a read-only file system, without permission, and for a folder that is missing. */
  isWritable(): Promise<boolean>;
  /** Free bytes on the disk that has fewest. */
  getFreeBytes(): Promise<number>;
}

interface DiskReserveOptions {
  /** In the data folder, or on another disk. */
  readonly mediaFolder?: string;
  /** Free bytes on the disk of a folder; defaults to `statfs`. */
  readonly getFreeBytes?: (folder: string) => Promise<number>;
}

async function statFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function createDiskReserve(
  folder: string,
  { mediaFolder = folder, getFreeBytes = statFreeBytes }: DiskReserveOptions = {},
): DiskReserve {
  const path = join(folder, 'reserve');
  const getAllocatedBytes = async () => (await ignoreEnoent(stat(path)))?.size ?? 0;
  const folders = [folder, mediaFolder];
  const getFewestFreeBytes = async () =>
    Math.min(...(await Promise.all(folders.map(getFreeBytes))));
  const isLow = async () => (await getFewestFreeBytes()) < minFreeBytes;

  return {
    isLow,
    getFreeBytes: getFewestFreeBytes,

    isWritable: () =>
      Promise.all(folders.map((path) => access(path, constants.W_OK))).then(
        () => true,
        () => false,
      ),

    async allocate() {
      if ((await getAllocatedBytes()) === reserveBytes) return;
      if ((await getFreeBytes(folder)) < minFreeBytes) return;
      const file = await open(path, 'w');
      try {
        // Write zeros: a file extended with truncate() is sparse and reserves nothing.
        const zeros = Buffer.alloc(megabyte);
        for (let allocated = 0; allocated < reserveBytes; allocated += megabyte)
          await file.write(zeros);
        await file.sync();
      } finally {
        await file.close();
      }
    },

    async release() {
      if ((await getAllocatedBytes()) === 0) return false;
      await rm(path, { force: true });
      return true;
    },
  };
}
