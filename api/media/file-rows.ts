import { addressOf } from '#contract/core/endpoint';
import type { BilingualText } from '#contract/core/language';
import { downloadMediaFile } from '#contract/media/admin-endpoints';
import { presetAddress } from '#contract/media/image-options';
import type { ImageKind, MediaFile } from '#contract/media/schema';
import { pictureAddress } from './addresses';
import type { ProviderName } from './providers/provider';

/** A row of `media_files`. */
export interface MediaFileRow {
  readonly id: string;
  /** Who holds the original. */
  readonly provider: ProviderName;
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
  readonly format: ImageKind;
  /** Pixels of the upright picture. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt_en: string;
  readonly alt_es: string;
  /** Percent of width and height, where the middle of what matters is. */
  readonly focus_x: number;
  readonly focus_y: number;
  /** What it is found by: see `plainText`. */
  readonly search_text: string;
  readonly created_at: string;
}

/** Words for those who do not see a picture: its title where nobody has written any. */
export const altOf = ({
  title,
  alt_en,
  alt_es,
}: Pick<MediaFileRow, 'title' | 'alt_en' | 'alt_es'>): BilingualText => ({
  en: alt_en || title,
  es: alt_es || alt_en || title,
});

/** A library file as the contract has it. */
export function mediaFileOf(
  row: MediaFileRow,
  folderName: string | null,
  tags: readonly string[],
): MediaFile {
  const url = pictureAddress(row.id, row);
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
    url_download: addressOf(downloadMediaFile, { params: { id: row.id } }),
    created_at: row.created_at,
    size: row.size,
    format: row.format,
    width: row.width,
    height: row.height,
    color: row.color,
    alt: altOf(row),
    focus: { x: row.focus_x, y: row.focus_y },
  };
}
