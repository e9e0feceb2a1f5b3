import type { MediaFile } from '#contract/media/schema';

/** The button is where focus returns to. */
export interface FileActions {
  readonly selectedId: string | undefined;
  readonly onSelect: (file: MediaFile, button: HTMLElement) => void;
  readonly onDelete: (file: MediaFile, button: HTMLElement) => void;
}
