import useSWRInfinite from 'swr/infinite';
import { addressOf, type InputOf, type ResponseOf } from '#contract/endpoint';
import { listMediaFiles, type MediaFile, mediaPageSize } from '#contract/media';
import { requestJson } from '../../../data/request';

type Sort = NonNullable<InputOf<typeof listMediaFiles>['query']['sort']>;
type FilePage = ResponseOf<typeof listMediaFiles>;

/** Which files are looked at, and which of them first. */
export interface FileView {
  /** Undefined is all folders. */
  readonly folderId: string | undefined;
  readonly sort: Sort;
}

/** A page that is not full is the last one. */
const isLast = ({ files }: FilePage): boolean => files.length < mediaPageSize;

/** Files of the library, a page more whenever more are asked for. */
export function useLibraryFiles({ folderId, sort }: FileView) {
  const addressOfPage = (index: number, before: FilePage | null): string | null =>
    before && isLast(before)
      ? null
      : addressOf(listMediaFiles, {
          query: {
            limit: mediaPageSize,
            offset: index * mediaPageSize,
            folder_id: folderId,
            sort,
          },
        });
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<FilePage, Error>(
    addressOfPage,
    (address: string) => requestJson(address) as Promise<FilePage>,
    { revalidateFirstPage: false },
  );
  const last = data?.at(-1);
  return {
    /** Undefined until the first ones are there. */
    files: data && distinct(data.flatMap(({ files }) => files)),
    failed: error !== undefined,
    hasMore: last !== undefined && !isLast(last),
    loadingMore: isValidating && data !== undefined && size > data.length,
    loadMore: () => setSize(size + 1),
    retry: () => mutate(),
  };
}

/** A file that came while one turned the page is on both. */
const distinct = (files: readonly MediaFile[]): readonly MediaFile[] => [
  ...new Map(files.map((file) => [file.id, file])).values(),
];
