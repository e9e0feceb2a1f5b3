import { buildUrl } from '#contract/core/endpoint';
import { searchMediaFiles } from '#contract/media/admin-endpoints';
import { listMediaFiles } from '#contract/media/endpoints';
import { productImagesFolder } from '#contract/media/rules';
import { useFilePages } from '../../media/panel/library/use-file-pages';

/** The documented page size of the folder listing. */
const pageSize = 100;

export interface ImageSearch {
  /** Undefined for the product image folder, null for all folders. */
  readonly folderId: string | null | undefined;
  /** Undefined to list without a search. */
  readonly term: string | undefined;
}

/** Public images only, newest first. */
export function useLibraryImages(search: ImageSearch) {
  const { files, ...pages } = useFilePages({
    pageSize,
    buildPageUrl: (offset) => buildPageUrl(search, offset),
  });
  return { ...pages, images: files?.filter(({ privacy }) => privacy === 'public') };
}

function buildPageUrl({ folderId, term }: ImageSearch, offset: number): string {
  const folder =
    folderId === undefined ? { folder: productImagesFolder } : { folder_id: folderId ?? undefined };
  const query = { ...folder, limit: pageSize, offset: offset || undefined };
  if (term !== undefined) return buildUrl(searchMediaFiles, { query: { ...query, term } });
  return buildUrl(listMediaFiles, { query });
}
