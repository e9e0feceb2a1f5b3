import type { MediaFolder } from '#contract/media/admin-schema';
import type { MediaFile } from '#contract/media/schema';
import { notFoundError } from '../dispatch/http-error';
import type { FolderStore } from './folder-store';
import type { MediaStore, StoredOriginal } from './media-store';

/** Rejects with 404. */
export async function requireFile(store: MediaStore, id: string): Promise<MediaFile> {
  return requireFound(await store.find(id), id);
}

/** Rejects with 404. */
export async function requireOriginal(store: MediaStore, id: string): Promise<StoredOriginal> {
  return requireFound(await store.findOriginal(id), id);
}

/** Rejects with 404. */
export async function requireFolder(folders: FolderStore, id: string): Promise<MediaFolder> {
  return requireFound(await folders.find(id), id, 'folder');
}

function requireFound<T>(value: T | undefined, id: string, kind = 'file'): T {
  if (value === undefined) throw notFoundError(`There is no ${kind} ${id}.`);
  return value;
}
