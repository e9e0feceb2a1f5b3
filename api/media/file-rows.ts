import { presetAddress } from '#contract/image-options';
import type { MediaFile } from '#contract/media';
import { pictureAddress } from './addresses';

/** A row of `media_files`. */
export interface MediaFileRow {
  readonly id: string;
  /** What the provider knows the original by. */
  readonly stored_name: string;
  /** SHA-256 of the original, hexadecimal. */
  readonly content_hash: string;
  readonly title: string;
  readonly description: string;
  readonly folder_id: string | null;
  readonly privacy: MediaFile['privacy'];
  /** Bytes of the original. */
  readonly size: number;
  /** Pixels of the upright picture. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt_en: string;
  readonly alt_es: string;
  readonly created_at: string;
}

/** A library file as the contract has it. */
export function mediaFileOf(
  row: MediaFileRow,
  folderName: string | null,
  tags: readonly string[],
): MediaFile {
  const url = pictureAddress(row.id, row.content_hash);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    folder: folderName,
    folder_id: row.folder_id,
    tags: [...tags],
    privacy: row.privacy,
    url_preview: url,
    url_thumbnail: presetAddress(url, 'thumbnail'),
    url_download: url,
    created_at: row.created_at,
    size: row.size,
    width: row.width,
    height: row.height,
    color: row.color,
    alt: { en: row.alt_en, es: row.alt_es },
  };
}
