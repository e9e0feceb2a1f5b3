import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type FullDisk, fillDiskForFiles, fillDiskForSync } from '../testing/full-disk';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { writeFileAtomic } from './write-file-atomic';

const bytes = Buffer.from('figs');

let disk: FullDisk | undefined;
afterEach(() => disk?.freeSpace());

describe('writeFileAtomic', () => {
  test('leaves only the file in its folder', async () => {
    const folder = createTemporaryFolder();
    await writeFileAtomic(join(folder, 'list'), bytes);
    expect(readdirSync(folder)).toEqual(['list']);
    expect(readFileSync(join(folder, 'list'))).toEqual(bytes);
  });

  test.each([
    ['cannot be written', fillDiskForFiles],
    ['is not on disk at the end', fillDiskForSync],
  ])('rejects and leaves nothing when the file %s', async (_, fillDisk) => {
    const folder = createTemporaryFolder();
    disk = await fillDisk();
    await expect(writeFileAtomic(join(folder, 'list'), bytes)).rejects.toThrow('ENOSPC');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('does not wait for the disk when the file needn’t be durable', async () => {
    const folder = createTemporaryFolder();
    disk = await fillDiskForSync();
    await writeFileAtomic(join(folder, 'list'), bytes, { isDurable: false });
    expect(readFileSync(join(folder, 'list'))).toEqual(bytes);
  });
});
