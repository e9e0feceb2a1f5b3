import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { temporaryFolder } from './temporary-folder';

/** A disk without room, until it is given some. */
export interface FullDisk {
  makeRoom(): void;
}

/** What the system says of it. */
const noRoom = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });

/** Has the system take no more bytes of what arrives and is written piece by piece. */
export function fillDiskForStreams(): FullDisk {
  const writing = vi.spyOn(fs, 'write').mockImplementation((...given: readonly unknown[]) => {
    const written = given.at(-1);
    if (typeof written === 'function') process.nextTick(written, noRoom());
  });
  return { makeRoom: () => writing.mockRestore() };
}

/** Has the system take no more files that are written as a whole: it says so when they are to reach the disk. */
export async function fillDiskForFiles(): Promise<FullDisk> {
  const flushing = vi.spyOn(await fileHandles(), 'sync').mockImplementation(async () => {
    throw noRoom();
  });
  return { makeRoom: () => flushing.mockRestore() };
}

/** What all open files have in common. */
async function fileHandles(): Promise<FileHandle> {
  const file = await open(join(temporaryFolder(), 'any'), 'w');
  await file.close();
  return Object.getPrototypeOf(file);
}
