import type { MediaFile } from '#contract/media';
import { notFound } from '../http/problem';
import type { MediaStore, StoredOriginal } from './store';

/** The file of that id. Rejects with 404. */
export async function existingFile(store: MediaStore, id: string): Promise<MediaFile> {
  return existing(await store.find(id), id);
}

/** Where the original of a file lies. Rejects with 404. */
export async function existingOriginal(store: MediaStore, id: string): Promise<StoredOriginal> {
  return existing(await store.findOriginal(id), id);
}

function existing<Found>(found: Found | undefined, id: string): Found {
  if (found === undefined) throw notFound(`There is no file ${id}.`);
  return found;
}
