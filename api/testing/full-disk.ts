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

/** Lets the writing of whole files fail; `code` is that of the error. */
export const fillDiskForFiles = (code = 'ENOSPC'): Promise<FullDisk> =>
  failFileMethod('writeFile', code);

/** Lets `fsync` fail, as some disks report only then that they are full. */
export const fillDiskForSync = (): Promise<FullDisk> => failFileMethod('sync', 'ENOSPC');

async function failFileMethod(method: 'writeFile' | 'sync', code: string): Promise<FullDisk> {
  const prototype = await getFileHandlePrototype();
  const spy = vi.spyOn(prototype, method).mockImplementation(async () => {
    throw createFileError(code);
  });
  return { freeSpace: () => spy.mockRestore() };
}

/** The shared prototype of all open files. */
async function getFileHandlePrototype(): Promise<FileHandle> {
  const file = await open(join(createTemporaryFolder(), 'any'), 'w');
  await file.close();
  return Object.getPrototypeOf(file);
}
