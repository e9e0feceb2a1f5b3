import type { MediaFile } from '#contract/media/schema';

/** What can be done with a file in a grid. Each gets the button it was asked for with. */
export interface FileDeeds {
  readonly chosenId: string | undefined;
  readonly onChoose: (file: MediaFile, button: HTMLElement) => void;
  readonly onDelete: (file: MediaFile, button: HTMLElement) => void;
}
