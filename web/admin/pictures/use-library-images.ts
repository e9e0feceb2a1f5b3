import { addressOf } from '#contract/core/endpoint';
import { searchMediaFiles } from '#contract/media/admin-endpoints';
import { listMediaFiles } from '#contract/media/endpoints';
import { productPicturesFolder } from '#contract/media/rules';
import { useFilePages } from '../../media/panel/library/use-file-pages';

/** As many as the documented list of the folder has. */
const pageSize = 100;

/** Which images are looked for. */
export interface ImageSearch {
  /** Undefined is the product images' folder, null all folders. */
  readonly folderId: string | null | undefined;
  /** Undefined where nothing is searched for. */
  readonly term: string | undefined;
}

/** Images visitors may see, newest first. */
export function useLibraryImages(search: ImageSearch) {
  const { files, ...pages } = useFilePages({
    pageSize,
    buildPageUrl: (offset) => buildPageUrl(search, offset),
  });
  return { ...pages, images: files?.filter(({ privacy }) => privacy === 'public') };
}

function buildPageUrl({ folderId, term }: ImageSearch, offset: number): string {
  const folder =
    folderId === undefined
      ? { folder: productPicturesFolder }
      : { folder_id: folderId ?? undefined };
  const query = { ...folder, limit: pageSize, offset: offset || undefined };
  if (term !== undefined) return addressOf(searchMediaFiles, { query: { ...query, term } });
  return addressOf(listMediaFiles, { query });
}
