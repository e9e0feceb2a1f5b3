import { buildUrl } from '#contract/core/endpoint';
import type { BilingualText } from '#contract/core/language';
import { downloadMediaFile } from '#contract/media/admin-endpoints';
import { buildPresetUrl } from '#contract/media/image-options';
import type { ImageKind, MediaFile } from '#contract/media/schema';
import { buildFileImageUrl } from './image-url';
import type { ProviderName } from './providers/media-provider';

export interface MediaFileRow {
  readonly id: string;
  readonly provider: ProviderName;
  /** The provider's id of the original. */
  readonly stored_name: string;
  /** Hexadecimal SHA-256 of the original. */
  readonly content_hash: string;
  readonly title: string;
  readonly description: string;
  readonly folder_id: string | null;
  readonly privacy: MediaFile['privacy'];
  /** Bytes. */
  readonly size: number;
  readonly format: ImageKind;
  /** Pixels, after the EXIF orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt_en: string;
  readonly alt_es: string;
  /** Focal point, in percent of width and height. */
  readonly focus_x: number;
  readonly focus_y: number;
  /** JSON of `MediaFile['spots']`. */
  readonly spots: string;
  /** Normalized with `normalizeForSearch`. */
  readonly search_text: string;
  readonly created_at: string;
}

/** Falls back to the title. */
export const getAltText = ({
  title,
  alt_en,
  alt_es,
}: Pick<MediaFileRow, 'title' | 'alt_en' | 'alt_es'>): BilingualText => ({
  en: alt_en || title,
  es: alt_es || alt_en || title,
});

export function toMediaFile(
  row: MediaFileRow,
  folderName: string | null,
  tags: readonly string[],
): MediaFile {
  const url = buildFileImageUrl(row.id, row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    folder: folderName,
    folder_id: row.folder_id,
    tags: [...tags],
    privacy: row.privacy,
    url_preview: url,
    url_thumbnail: buildPresetUrl(url, 'thumbnail'),
    url_download: buildUrl(downloadMediaFile, { params: { id: row.id } }),
    created_at: row.created_at,
    size: row.size,
    format: row.format,
    width: row.width,
    height: row.height,
    color: row.color,
    alt: getAltText(row),
    focus: { x: row.focus_x, y: row.focus_y },
    spots: JSON.parse(row.spots),
  };
}
