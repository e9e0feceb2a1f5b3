import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { createTemporaryFolder } from './temporary-folder';

export interface FullDisk {
  freeSpace(): void;
}

const createEnospcError = (): Error => createFileError('ENOSPC');

const createFileError = (code: string): Error =>
  Object.assign(new Error(`${code}: the disk has failed, write`), { code, syscall: 'write' });

/** Lets `fs.write` fail, which streams use. */
export function fillDiskForStreams(): FullDisk {
  const writeSpy = vi.spyOn(fs, 'write').mockImplementation((...args: readonly unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback === 'function') process.nextTick(callback, createEnospcError());
  });
  return { freeSpace: () => writeSpy.mockRestore() };
}

/** Lets `fsync` fail, which atomic file writes call at the end; `code` is that of the error. */
export async function fillDiskForFiles(code = 'ENOSPC'): Promise<FullDisk> {
  const syncSpy = vi.spyOn(await getFileHandlePrototype(), 'sync').mockImplementation(async () => {
    throw createFileError(code);
  });
  return { freeSpace: () => syncSpy.mockRestore() };
}

/** The shared prototype of all open files. */
async function getFileHandlePrototype(): Promise<FileHandle> {
  const file = await open(join(createTemporaryFolder(), 'any'), 'w');
  await file.close();
  return Object.getPrototypeOf(file);
}
