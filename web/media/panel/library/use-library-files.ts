import { addressOf, type InputOf } from '#contract/core/endpoint';
import { listMediaFiles } from '#contract/media/endpoints';
import { mediaPageSize } from '#contract/media/schema';
import { useFilePages } from './use-file-pages';

type Sort = NonNullable<InputOf<typeof listMediaFiles>['query']['sort']>;

/** Which files are looked at, and which of them first. */
export interface FileView {
  /** Undefined is all folders. */
  readonly folderId: string | undefined;
  readonly sort: Sort;
}

/** Files of the library, a page more whenever more are asked for. */
export const useLibraryFiles = ({ folderId, sort }: FileView) =>
  useFilePages({
    pageSize: mediaPageSize,
    buildPageUrl: (offset) =>
      addressOf(listMediaFiles, {
        query: { limit: mediaPageSize, offset, folder_id: folderId, sort },
      }),
  });
