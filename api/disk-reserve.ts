import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './media/missing-file';

const megabyte = 1024 * 1024;

/** Bytes that are held back for the owner to sign in and delete with: sessions and rows are a few kilobytes each. */
const reserveBytes = 16 * megabyte;

/** Free bytes below which the server isn't ready for more visitors. */
const minFreeBytes = 64 * megabyte;

/** Space in the data folder that is there when the disk is full. */
export interface DiskReserve {
  /** Holds the space back, where there is plenty and it isn't held already. */
  hold(): Promise<void>;
  /** Gives the space back; answers whether there was any. */
  release(): Promise<boolean>;
  /** Whether little is left besides what is held back. */
  isLow(): Promise<boolean>;
}

interface DiskReserveOptions {
  /** Free bytes on the disk of a folder; asks the system when left out. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function createDiskReserve(
  folder: string,
  { freeBytes = freeBytesOf }: DiskReserveOptions = {},
): DiskReserve {
  const path = join(folder, 'reserve');
  const heldBytes = async () => (await unlessMissing(stat(path)))?.size ?? 0;
  const isLow = async () => (await freeBytes(folder)) < minFreeBytes;

  return {
    isLow,

    async hold() {
      if ((await heldBytes()) === reserveBytes || (await isLow())) return;
      const file = await open(path, 'w');
      try {
        // Written, since a file that is only made longer takes no space.
        const zeros = Buffer.alloc(megabyte);
        for (let held = 0; held < reserveBytes; held += megabyte) await file.write(zeros);
        await file.sync();
      } finally {
        await file.close();
      }
    },

    async release() {
      if ((await heldBytes()) === 0) return false;
      await rm(path, { force: true });
      return true;
    },
  };
}
