import { Trans } from '@lingui/react/macro';
import { DevicePhoto } from '../../ui/photo/DevicePhoto';
import * as styles from './ChosenPicture.css';
import { type Picking, PicturePicker } from './PicturePicker';

interface ChosenPictureProps extends Picking {
  readonly photo: File;
}

export const ChosenPicture = ({ photo, ...picking }: ChosenPictureProps) => (
  <>
    <figure className={styles.figure}>
      <DevicePhoto photo={photo} className={styles.photo} />
      <figcaption className={styles.caption}>{photo.name}</figcaption>
    </figure>
    <PicturePicker {...picking}>
      <Trans>Add more pictures</Trans>
    </PicturePicker>
  </>
);
