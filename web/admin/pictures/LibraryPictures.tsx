import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listMediaFiles, type MediaFile, productPicturesFolder } from '#contract/media';
import { useEndpoint } from '../../data/use-endpoint';
import { AwaitedGrid } from '../../media/panel/grid/AwaitedGrid';
import { LoadFailed } from '../../media/panel/library/LoadFailed';
import { nothing } from '../list/ListTools.css';

/** Pictures that are offered, at most. */
const most = 100;

/** Reads the product pictures of the media library and hands them on, where there are any. */
export function LibraryPictures({
  children,
}: {
  readonly children: (files: readonly MediaFile[]) => ReactNode;
}) {
  const { data, error, mutate } = useEndpoint(listMediaFiles, {
    query: { folder: productPicturesFolder, limit: most },
  });
  if (!data) {
    if (!error) return <AwaitedGrid />;
    return (
      <LoadFailed onRetry={() => void mutate()}>
        <Trans>Error loading images from the media provider. Please try again.</Trans>
      </LoadFailed>
    );
  }
  // What visitors may not see is no picture of a product.
  const files = data.files.filter(({ privacy }) => privacy === 'public');
  if (files.length === 0) {
    return (
      <p role="status" className={nothing}>
        <Trans>No images found in the Talavera folder</Trans>
      </p>
    );
  }
  return children(files);
}
