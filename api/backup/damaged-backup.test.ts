import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertSmallShop } from '../testing/small-shop';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createBackup } from './create-backup';
import { readArchive } from './read-archive';

const passphrase = 'figs, walnuts and honey';
const clock = () => new Date();

/** A prime, so that all positions within a block of 512 bytes have their turn. */
const stride = 13;
/** Everything is near the beginning or the end of the file, but for the bytes of the image. */
const testedBytes = 6000;

let plain = '';
let encrypted = '';
beforeAll(async () => {
  const location = await insertSmallShop();
  const folder = createTemporaryFolder();
  plain = (await createBackup({ location, folder, clock })).path;
  encrypted = (await createBackup({ location, folder, passphrase, clock })).path;
});

function copyWithChange(path: string, change: (bytes: Buffer) => Buffer): string {
  const copy = join(createTemporaryFolder(), 'changed');
  writeFileSync(copy, change(readFileSync(path)));
  return copy;
}

function flipBit(bytes: Buffer, position: number): Buffer {
  bytes[position] = (bytes[position] ?? 0) ^ 1;
  return bytes;
}

async function isRejected(path: string, key?: string): Promise<boolean> {
  try {
    await readArchive({ path, passphrase: key });
    return false;
  } catch {
    return true;
  }
}

describe('readArchive', () => {
  test('rejects a backup with one changed bit, wherever it is', async () => {
    const copy = join(createTemporaryFolder(), 'changed');
    const bytes = readFileSync(plain);
    const accepted: number[] = [];
    for (let position = 0; position < bytes.length; position += stride) {
      if (position > testedBytes && position < bytes.length - testedBytes) continue;
      writeFileSync(copy, flipBit(Buffer.from(bytes), position));
      if (!(await isRejected(copy))) accepted.push(position);
    }
    expect(accepted).toEqual([]);
  });

  test.each([0, 8, 24, 31, 70_000, -1])(
    'rejects an encrypted backup with a changed bit at %i',
    async (position) => {
      const copy = copyWithChange(encrypted, (bytes) =>
        flipBit(bytes, position < 0 ? bytes.length + position : position),
      );
      await expect(readArchive({ path: copy, passphrase })).rejects.toThrow();
    },
  );

  test.each([
    ['the end of the archive', 512],
    ['its list of contents', 3000],
    ['the last sealed chunk', 65_552],
  ])('rejects a backup without %s', async (_, length) => {
    for (const [path, key] of [
      [plain, undefined],
      [encrypted, passphrase],
    ] as const) {
      const copy = copyWithChange(path, (bytes) => bytes);
      truncateSync(copy, statSync(copy).size - length);
      expect(await isRejected(copy, key)).toBe(true);
    }
  });

  test('rejects an encrypted backup that ends after a complete chunk, or whose chunks are swapped', async () => {
    const [header, chunk] = [31, 65_552];
    const cut = copyWithChange(encrypted, (bytes) => bytes.subarray(0, header + chunk));
    // The first chunk was sealed as one that others follow.
    await expect(readArchive({ path: cut, passphrase })).rejects.toThrow('passphrase');
    const swapped = copyWithChange(encrypted, (bytes) =>
      Buffer.concat([
        bytes.subarray(0, header),
        bytes.subarray(header + chunk, header + 2 * chunk),
        bytes.subarray(header, header + chunk),
        bytes.subarray(header + 2 * chunk),
      ]),
    );
    expect(await isRejected(swapped, passphrase)).toBe(true);
  });

  test('says that the passphrase is wrong, missing or that there is no file', async () => {
    const read = (path: string, key?: string) => readArchive({ path, passphrase: key });
    await expect(read(encrypted, 'another passphrase')).rejects.toThrow(
      'does not open this backup',
    );
    await expect(read(encrypted)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
    await expect(read(join(createTemporaryFolder(), 'none.tar'))).rejects.toThrow('cannot be read');
  });

  test('rejects a backup in the place of an encrypted one that is not encrypted itself', async () => {
    const swapped = join(createTemporaryFolder(), basename(encrypted));
    writeFileSync(swapped, readFileSync(plain));
    for (const file of [
      { path: plain, passphrase },
      { path: swapped, passphrase: undefined },
    ]) {
      await expect(readArchive(file)).rejects.toThrow('is not encrypted');
    }
  });

  test('rejects a file that is no backup', async () => {
    const path = copyWithChange(plain, () => randomBytes(2048));
    await expect(readArchive({ path, passphrase: undefined })).rejects.toThrow('damaged');
  });
});

test('createBackup() makes the backup readable only for its owner, and without plain text when encrypted', () => {
  expect(statSync(plain).mode & 0o777).toBe(0o600);
  expect(readFileSync(plain).includes('manifest.json')).toBe(true);
  expect(readFileSync(encrypted).includes('manifest.json')).toBe(false);
});
