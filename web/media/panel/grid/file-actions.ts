import type { MediaFile } from '#contract/media/schema';

/** `button` gets the focus back after the action. */
export interface FileActions {
  readonly selectedId: string | undefined;
  readonly onSelect: (file: MediaFile, button: HTMLElement) => void;
  readonly onDelete: (file: MediaFile, button: HTMLElement) => void;
}
