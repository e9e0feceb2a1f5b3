import type { BilingualText } from '#contract/core/language';
import type { ImageSpot } from '#contract/media/schema';

export interface DemoImage {
  /** Eight lowercase letters and digits, as a media-hosting service assigns them; never changes. */
  readonly id: string;
  /** Products refer to images by name. */
  readonly name: string;
  /** File name in `api/seed/images`. */
  readonly file: string;
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** File size. */
  readonly bytes: number;
  /** SHA-256 of the file, hexadecimal. */
  readonly contentHash: string;
  /** Dominant color, `#rrggbb`. */
  readonly color: string;
  readonly alt: BilingualText;
  readonly spots?: readonly ImageSpot[];
  readonly tags: readonly string[];
  /** Library folder. */
  readonly folder: string;
}

/** Without the fields that follow from the name and the list. */
export type DemoImageInput = Omit<DemoImage, 'file' | 'folder'>;
