import { Trans } from '@lingui/react/macro';
import { LocalPreview } from '../../ui/image/LocalPreview';
import { type FileInputProps, ImageFileInput } from './ImageFileInput';
import * as styles from './ImagePreview.css';

interface ImagePreviewProps extends FileInputProps {
  readonly image: File;
}

export const ImagePreview = ({ image, ...inputProps }: ImagePreviewProps) => (
  <>
    <figure className={styles.figure}>
      <LocalPreview file={image} className={styles.image} />
      <figcaption className={styles.caption}>{image.name}</figcaption>
    </figure>
    <ImageFileInput {...inputProps}>
      <Trans>Add more pictures</Trans>
    </ImageFileInput>
  </>
);
