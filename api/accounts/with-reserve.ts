import type { DiskReserve } from '../disk-reserve';
import { isDiskFull } from '../dispatch/disk-full';

/** Does a small write; where the disk is full, once more with the space that was held back. */
export async function withReserve<T>(
  reserve: Pick<DiskReserve, 'release'>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDiskFull(error) || !(await reserve.release())) throw error;
    return write();
  }
}
