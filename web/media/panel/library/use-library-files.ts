import { buildUrl, type InputOf } from '#contract/core/endpoint';
import { listMediaFiles } from '#contract/media/endpoints';
import { defaultMediaPageSize } from '#contract/media/schema';
import { useFilePages } from './use-file-pages';

type Sort = NonNullable<InputOf<typeof listMediaFiles>['query']['sort']>;

export interface FileListOptions {
  /** Undefined for all folders. */
  readonly folderId: string | undefined;
  readonly sort: Sort;
}

export const useLibraryFiles = ({ folderId, sort }: FileListOptions) =>
  useFilePages({
    pageSize: defaultMediaPageSize,
    buildPageUrl: (offset) =>
      buildUrl(listMediaFiles, {
        query: { limit: defaultMediaPageSize, offset, folder_id: folderId, sort },
      }),
  });
