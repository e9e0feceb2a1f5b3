import { Trans } from '@lingui/react/macro';
import { maxImageBytes } from '#contract/media/image-files';
import { FigLeaf } from '../../ui/icon/FigLeaf';
import * as styles from './DropZone.css';
import { ImageFileInput, type Picking } from './PicturePicker';

const megabytes = maxImageBytes / 1024 / 1024;

interface DropZoneProps extends Picking {
  readonly over: boolean;
}

export const DropZone = ({ over, ...picking }: DropZoneProps) => (
  <div className={styles.zone}>
    <FigLeaf size={72} className={styles.leaf} />
    <p className={styles.invitation}>
      {over ? <Trans>Drop to add them</Trans> : <Trans>Drop or paste pictures here</Trans>}
    </p>
    <ImageFileInput {...picking}>
      <Trans>Choose pictures</Trans>
    </ImageFileInput>
    <p className={styles.kinds}>
      <Trans>JPEG, PNG, WebP, AVIF or GIF, up to {megabytes} MB each</Trans>
    </p>
  </div>
);
