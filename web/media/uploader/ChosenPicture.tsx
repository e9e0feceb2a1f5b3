import { Trans } from '@lingui/react/macro';
import { LocalPreview } from '../../ui/photo/DevicePhoto';
import * as styles from './ChosenPicture.css';
import { ImageFileInput, type Picking } from './PicturePicker';

interface ImagePreviewProps extends Picking {
  readonly image: File;
}

export const ImagePreview = ({ image, ...picking }: ImagePreviewProps) => (
  <>
    <figure className={styles.figure}>
      <LocalPreview file={image} className={styles.image} />
      <figcaption className={styles.caption}>{image.name}</figcaption>
    </figure>
    <ImageFileInput {...picking}>
      <Trans>Add more pictures</Trans>
    </ImageFileInput>
  </>
);
