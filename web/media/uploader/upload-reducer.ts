import type { MediaFile } from '#contract/media/schema';

export type UploadStatus =
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
  readonly status: UploadStatus;
}

/** There's at most one upload from a URL. */
export const urlKey = 'address';

export function getPercent({ status }: Upload): number {
  if (status.name === 'sending') return status.percent;
  return status.name === 'done' ? 100 : 0;
}

export const isBusy = ({ status }: Upload): boolean =>
  status.name === 'waiting' || status.name === 'sending';

export const isDone = ({ status }: Upload): boolean => status.name === 'done';

export const isUnsent = (upload: Upload): boolean => !isBusy(upload) && !isDone(upload);

/** The next upload to send, or else the previous one. */
export function findNearestUnsent(uploads: readonly Upload[], { key }: Upload): Upload | undefined {
  const index = uploads.findIndex((upload) => upload.key === key);
  return [...uploads.slice(index + 1), ...uploads.slice(0, index).reverse()].find(isUnsent);
}

type UploadAction =
  | { readonly type: 'added'; readonly uploads: readonly Pick<Upload, 'key' | 'source'>[] }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'stage'; readonly key: string; readonly status: UploadStatus };

/** Adding an upload with an existing key replaces it. */
export function uploadReducer(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  switch (action.type) {
    case 'added':
      return [
        ...uploads.filter(({ key }) => action.uploads.every((added) => added.key !== key)),
        ...action.uploads.map((added): Upload => ({ ...added, status: { name: 'ready' } })),
      ];
    case 'removed':
      return uploads.filter(({ key }) => key !== action.key);
    case 'cleared':
      return [];
    case 'stage':
      return uploads.map((upload) =>
        upload.key === action.key ? { ...upload, status: action.status } : upload,
      );
  }
}
