import useSWRInfinite from 'swr/infinite';
import type { ResponseOf } from '#contract/core/endpoint';
import type { listMediaFiles } from '#contract/media/endpoints';
import type { MediaFile } from '#contract/media/schema';
import { fetchOrThrow } from '../../../data/http-client';

type FilePage = ResponseOf<typeof listMediaFiles>;

interface FilePages {
  readonly pageSize: number;
  readonly buildPageUrl: (offset: number) => string;
}

export function useFilePages({ pageSize, buildPageUrl }: FilePages) {
  const isLastPage = ({ files }: FilePage): boolean => files.length < pageSize;
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<FilePage, Error>(
    (index: number, previous: FilePage | null) =>
      previous && isLastPage(previous) ? null : buildPageUrl(index * pageSize),
    async (url: string): Promise<FilePage> => (await fetchOrThrow(url)).json(),
    { revalidateFirstPage: false },
  );
  const lastPage = data?.at(-1);
  return {
    /** Undefined until the first page is loaded. */
    files: data && removeDuplicates(data.flatMap(({ files }) => files)),
    failed: error !== undefined,
    hasMore: lastPage !== undefined && !isLastPage(lastPage),
    loadingMore: isValidating && data !== undefined && size > data.length,
    loadMore: () => setSize(size + 1),
    retry: () => mutate(),
  };
}

/** A file uploaded between two requests shifts the others, so one of them can be on both pages. */
const removeDuplicates = (files: readonly MediaFile[]): readonly MediaFile[] => [
  ...new Map(files.map((file) => [file.id, file])).values(),
];
