import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestServer } from './test-server';

/** Everything an upload can leave behind, including temporary and partial files. */
export async function takeUploadSnapshot({ dataFolder, database }: TestServer) {
  return {
    received: listFiles(join(dataFolder, 'uploads')),
    originals: listFiles(join(dataFolder, 'media')),
    renditions: listFiles(join(dataFolder, 'renditions')),
    files: await database('media_files').orderBy('id').pluck('id'),
    tags: await database('media_file_tags').orderBy(['file_id', 'tag']).pluck('tag'),
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
}
