import Check from 'lucide-react/icons/check';
import type { MediaFile } from '#contract/media';
import { useFileTitle } from '../../media/panel/library/file-title';
import { classes } from '../../ui/classes';
import { PlainPhoto } from '../../ui/photo/PlainPhoto';
import { useTone } from '../../ui/photo/tone';
import * as styles from './PicturePicker.css';

interface PictureOptionProps {
  /** Of the group it belongs to. */
  readonly name: string;
  readonly file: MediaFile;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One of the pictures that can be chosen. */
export function PictureOption({ name, file, chosen, onChoose }: PictureOptionProps) {
  const title = useFileTitle(file);
  const tone = useTone(file.color);
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name={name}
        checked={chosen}
        onChange={onChoose}
        className={styles.radio}
      />
      <span className={classes(styles.photograph, tone)}>
        <PlainPhoto url={file.url_thumbnail} alt="" className={styles.square} />
        <Check aria-hidden size={20} className={styles.mark} />
      </span>
      <span className={styles.title}>{title}</span>
    </label>
  );
}
