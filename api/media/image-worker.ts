import { lowerPriority, lowPriorityVariable } from './low-priority';
import { configureSharp, renderImage } from './render-image';
import type { RenditionOptions } from './rendition-options';
import { restrictImageLoaders } from './restrict-image-loaders';
import { sharpProcessor } from './sharp-processor';
import { UnreadableWatermarkError } from './watermark-layout';

export interface RenderTask {
  readonly original: Uint8Array;
  readonly options: RenditionOptions;
  readonly watermark: Uint8Array | undefined;
}

/** Sent back: the structured clone would lose an error's class. */
export type RenderResult =
  | { readonly image: Uint8Array }
  | { readonly unreadableWatermark: string };

if (process.env[lowPriorityVariable]) lowerPriority();
configureSharp();
restrictImageLoaders();

// Ctrl-C reaches the whole process group, but the server finishes its requests first.
process.on('SIGINT', () => undefined);

export async function render(task: RenderTask): Promise<RenderResult> {
  try {
    return { image: await renderImage(task.original, task.options, task.watermark) };
  } catch (error) {
    if (error instanceof UnreadableWatermarkError) return { unreadableWatermark: error.message };
    throw error;
  }
}

export const { readHeader, probe, normalize } = sharpProcessor;
