import type { MediaFolder } from '#contract/media/admin-schema';
import type { MediaFile } from '#contract/media/schema';
import { notFound } from '../dispatch/problem';
import type { FolderStore } from './folder-store';
import type { MediaStore, StoredOriginal } from './store';

/** Rejects with 404. */
export async function existingFile(store: MediaStore, id: string): Promise<MediaFile> {
  return existing(await store.find(id), id);
}

/** Rejects with 404. */
export async function existingOriginal(store: MediaStore, id: string): Promise<StoredOriginal> {
  return existing(await store.findOriginal(id), id);
}

/** Rejects with 404. */
export async function existingFolder(folders: FolderStore, id: string): Promise<MediaFolder> {
  return existing(await folders.find(id), id, 'folder');
}

function existing<Found>(found: Found | undefined, id: string, kind = 'file'): Found {
  if (found === undefined) throw notFound(`There is no ${kind} ${id}.`);
  return found;
}
