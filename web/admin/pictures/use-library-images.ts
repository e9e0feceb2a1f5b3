import { addressOf } from '#contract/endpoint';
import { listMediaFiles, productPicturesFolder } from '#contract/media';
import { searchMediaFiles } from '#contract/media-library';
import { useFilePages } from '../../media/panel/library/use-file-pages';

/** As many as the documented list of the folder has. */
const pageSize = 100;

/** Images visitors may see: of the product images' folder, or with a term those of the whole library that match it. */
export function useLibraryImages(term: string | undefined) {
  const { files, ...pages } = useFilePages({
    pageSize,
    buildPageUrl: (offset) => buildPageUrl(term, offset),
  });
  return { ...pages, images: files?.filter(({ privacy }) => privacy === 'public') };
}

function buildPageUrl(term: string | undefined, offset: number): string {
  const page = { limit: pageSize, offset: offset || undefined };
  if (term !== undefined) return addressOf(searchMediaFiles, { query: { ...page, term } });
  return addressOf(listMediaFiles, { query: { ...page, folder: productPicturesFolder } });
}
