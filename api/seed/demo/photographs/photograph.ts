import type { BilingualText } from '#contract/core/language';

/** A picture of the demo shop's media library. */
export interface DemoPhotograph {
  /** Eight small letters and digits, as a media-hosting service gives them; never changes. */
  readonly id: string;
  /** How products refer to the picture. */
  readonly name: string;
  /** File name in `api/seed/photographs`. */
  readonly file: string;
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of the file. */
  readonly bytes: number;
  /** SHA-256 of the file, hexadecimal. */
  readonly contentHash: string;
  /** The dominant colour, `#rrggbb`. */
  readonly color: string;
  readonly alt: BilingualText;
  readonly tags: readonly string[];
  /** Name of the library folder that holds it. */
  readonly folder: string;
}

/** A picture's own facts; its file and folder follow from its name and from where it is listed. */
export type PhotographFacts = Omit<DemoPhotograph, 'file' | 'folder'>;
