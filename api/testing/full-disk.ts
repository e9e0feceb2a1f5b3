import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { temporaryFolder } from './temporary-folder';

export interface FullDisk {
  makeRoom(): void;
}

const noRoom = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });

/** Lets `fs.write` fail, which streams use. */
export function fillDiskForStreams(): FullDisk {
  const writing = vi.spyOn(fs, 'write').mockImplementation((...given: readonly unknown[]) => {
    const written = given.at(-1);
    if (typeof written === 'function') process.nextTick(written, noRoom());
  });
  return { makeRoom: () => writing.mockRestore() };
}

/** Lets `fsync` fail, which atomic file writes call at the end. */
export async function fillDiskForFiles(): Promise<FullDisk> {
  const flushing = vi.spyOn(await fileHandles(), 'sync').mockImplementation(async () => {
    throw noRoom();
  });
  return { makeRoom: () => flushing.mockRestore() };
}

/** The shared prototype of all open files. */
async function fileHandles(): Promise<FileHandle> {
  const file = await open(join(temporaryFolder(), 'any'), 'w');
  await file.close();
  return Object.getPrototypeOf(file);
}
