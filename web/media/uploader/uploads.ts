import type { MediaFile } from '#contract/media/schema';

export type Stage =
  | { readonly name: 'ready' }
  | { readonly name: 'waiting' }
  | { readonly name: 'sending'; readonly percent: number }
  /** Undefined if the response had no file. */
  | { readonly name: 'done'; readonly file: MediaFile | undefined }
  | { readonly name: 'failed'; readonly error: unknown };

export interface Upload {
  readonly key: string;
  /** A file, or the URL of an image. */
  readonly source: File | string;
  readonly stage: Stage;
}

/** There's at most one upload from a URL. */
export const urlKey = 'address';

export function getPercent({ stage }: Upload): number {
  if (stage.name === 'sending') return stage.percent;
  return stage.name === 'done' ? 100 : 0;
}

export const isBusy = ({ stage }: Upload): boolean =>
  stage.name === 'waiting' || stage.name === 'sending';

export const isDone = ({ stage }: Upload): boolean => stage.name === 'done';

export const isUnsent = (upload: Upload): boolean => !isBusy(upload) && !isDone(upload);

/** The next upload to send, or else the previous one. */
export function nearestUnsent(uploads: readonly Upload[], { key }: Upload): Upload | undefined {
  const at = uploads.findIndex((upload) => upload.key === key);
  return [...uploads.slice(at + 1), ...uploads.slice(0, at).reverse()].find(isUnsent);
}

type Change =
  | { readonly to: 'added'; readonly uploads: readonly Pick<Upload, 'key' | 'source'>[] }
  | { readonly to: 'removed'; readonly key: string }
  | { readonly to: 'cleared' }
  | { readonly to: 'stage'; readonly key: string; readonly stage: Stage };

/** Adding an upload with an existing key replaces it. */
export function changed(uploads: readonly Upload[], change: Change): readonly Upload[] {
  switch (change.to) {
    case 'added':
      return [
        ...uploads.filter(({ key }) => change.uploads.every((added) => added.key !== key)),
        ...change.uploads.map((added): Upload => ({ ...added, stage: { name: 'ready' } })),
      ];
    case 'removed':
      return uploads.filter(({ key }) => key !== change.key);
    case 'cleared':
      return [];
    case 'stage':
      return uploads.map((upload) =>
        upload.key === change.key ? { ...upload, stage: change.stage } : upload,
      );
  }
}
