import { Trans } from '@lingui/react/macro';
import { maxImageBytes } from '#contract/media/image-files';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import * as styles from './DropZone.css';
import { type FileInputProps, ImageFileInput } from './ImageFileInput';

const maxMegabytes = maxImageBytes / 1024 / 1024;

interface DropZoneProps extends FileInputProps {
  readonly isDragOver: boolean;
}

export const DropZone = ({ isDragOver, ...inputProps }: DropZoneProps) => (
  <div className={styles.dropZone}>
    <FigLeaf size={72} className={styles.leaf} />
    <p className={styles.prompt}>
      {isDragOver ? <Trans>Drop to add them</Trans> : <Trans>Drop or paste pictures here</Trans>}
    </p>
    <ImageFileInput {...inputProps}>
      <Trans>Choose pictures</Trans>
    </ImageFileInput>
    <p className={styles.formats}>
      <Trans>JPEG, PNG, WebP, AVIF or GIF, up to {maxMegabytes} MB each</Trans>
    </p>
  </div>
);
