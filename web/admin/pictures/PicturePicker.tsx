import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { listMediaFiles, type MediaFile, productPicturesFolder } from '#contract/media';
import { useEndpoint } from '../../data/use-endpoint';
import { AwaitedGrid } from '../../media/panel/grid/AwaitedGrid';
import { ListFailed } from '../list/ListFailed';
import { nothing } from '../list/ListTools.css';
import { PictureOption } from './PictureOption';
import * as styles from './PicturePicker.css';

/** Pictures that one is chosen from, at most. */
const most = 100;

interface PicturePickerProps {
  /** The picture that is chosen now. */
  readonly chosenId: string | undefined;
  readonly onChoose: (file: MediaFile) => void;
}

/** The product pictures of the media library, to choose one from. */
export function PicturePicker({ chosenId, onChoose }: PicturePickerProps) {
  const { t } = useLingui();
  const name = useId();
  const { data, error, mutate } = useEndpoint(listMediaFiles, {
    query: { folder: productPicturesFolder, limit: most },
  });
  if (!data) {
    if (!error) return <AwaitedGrid />;
    return (
      <ListFailed onRetry={() => void mutate()}>
        <Trans>Error loading images from the media provider. Please try again.</Trans>
      </ListFailed>
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
  return (
    <div role="radiogroup" aria-label={t`Pictures of the library`} className={styles.grid}>
      {files.map((file) => (
        <PictureOption
          key={file.id}
          name={name}
          file={file}
          chosen={file.id === chosenId}
          onChoose={() => onChoose(file)}
        />
      ))}
    </div>
  );
}
