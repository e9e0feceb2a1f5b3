import type { DiskReserve } from '../disk-reserve';
import { isDiskFull } from '../dispatch/is-disk-full';

/** Runs a small write. If the disk is full, frees the reserved space and retries once. */
export async function withDiskReserve<T>(
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
