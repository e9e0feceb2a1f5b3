import { makeImagesSideBySide, optimize } from './optimize';
import { openPicturesOnly } from './picture-loaders';
import type { RenditionOptions } from './rendition-options';
import { WatermarkUnreadable } from './watermark-layout';

/** What is sent to the rendering process; the bytes are those of the files. */
export interface RenderTask {
  readonly original: Uint8Array;
  readonly options: RenditionOptions;
  readonly watermark: Uint8Array | undefined;
}

/** What the rendering process sends back; the class of an error would be lost on the way. */
export type RenderResult =
  | { readonly image: Uint8Array }
  | { readonly unreadableWatermark: string };

makeImagesSideBySide();
openPicturesOnly();

// Ctrl-C in a terminal reaches every process of the group: the server finishes its requests first.
process.on('SIGINT', () => undefined);

/** The rendering process runs this for each image. Rejects what is no image. */
export async function render(task: RenderTask): Promise<RenderResult> {
  try {
    return { image: await optimize(task.original, task.options, task.watermark) };
  } catch (error) {
    if (error instanceof WatermarkUnreadable) return { unreadableWatermark: error.message };
    throw error;
  }
}
