import type { MediaFile } from '#contract/media/schema';

/** How far an upload is. */
export type Stage =
  | { readonly name: 'ready' }
  /** Its turn comes. */
  | { readonly name: 'waiting' }
  | { readonly name: 'sending'; readonly percent: number }
  /** Without a file where the answer shows none. */
  | { readonly name: 'done'; readonly file: MediaFile | undefined }
  | { readonly name: 'failed'; readonly fault: unknown };

/** A picture on its way into the library. */
export interface Upload {
  readonly key: string;
  /** A file, or the address of a picture elsewhere. */
  readonly source: File | string;
  readonly stage: Stage;
}

/** The key of a picture that is fetched from an address: one at a time. */
export const addressKey = 'address';

/** Percent of an upload, as its bar shows it. */
export function percentOf({ stage }: Upload): number {
  if (stage.name === 'sending') return stage.percent;
  return stage.name === 'done' ? 100 : 0;
}

export const isBusy = ({ stage }: Upload): boolean =>
  stage.name === 'waiting' || stage.name === 'sending';

export const isDone = ({ stage }: Upload): boolean => stage.name === 'done';

/** Whether it is still to be sent, for the first time or again. */
export const isUnsent = (upload: Upload): boolean => !isBusy(upload) && !isDone(upload);

/** What is still to be sent, nearest to an upload: after it, else before it. */
export function nearestUnsent(uploads: readonly Upload[], { key }: Upload): Upload | undefined {
  const at = uploads.findIndex((upload) => upload.key === key);
  return [...uploads.slice(at + 1), ...uploads.slice(0, at).reverse()].find(isUnsent);
}

type Change =
  | { readonly to: 'added'; readonly uploads: readonly Pick<Upload, 'key' | 'source'>[] }
  | { readonly to: 'removed'; readonly key: string }
  | { readonly to: 'cleared' }
  | { readonly to: 'stage'; readonly key: string; readonly stage: Stage };

/** The uploads after a change. What is added under a key that is there takes its place. */
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
