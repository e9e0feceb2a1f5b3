import { cleanName } from '#contract/media/admin-rules';
import { centre } from '#contract/media/rules';
import { digestOf } from '../http/digest';
import type { FileRow } from '../tables/library';
import type { SentPicture } from './sent-picture';

/** A picture that has come in. */
export interface Uploaded {
  /** As its sender calls it. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly picture: SentPicture;
}

/** Stands in for the dominant colour, which takes decoding. */
const paper = '#d8c3a5';

/** What the library keeps of a picture of which nothing else is said. */
export const uploadedRow = async (
  { name, bytes, picture }: Uploaded,
  now: Date,
): Promise<Omit<FileRow, 'id' | 'folder_id'>> => ({
  title: cleanName(name),
  description: '',
  tags: [],
  privacy: 'public',
  created_at: now.toISOString(),
  size: bytes.length,
  ...picture,
  color: paper,
  alt: { en: '', es: '' },
  focus: centre,
  mark: (await digestOf(bytes)).slice(0, 10),
  picture: bytes.buffer,
});
