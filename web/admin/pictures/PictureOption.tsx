import Check from 'lucide-react/icons/check';
import type { MediaFile } from '#contract/media/schema';
import { useFileTitle } from '../../media/panel/library/file-title';
import { classes } from '../../ui/classes';
import { PlainPhoto } from '../../ui/photo/PlainPhoto';
import { useTone } from '../../ui/photo/tone';
import * as styles from './PicturePicker.css';

interface PictureOptionProps {
  readonly type: 'radio' | 'checkbox';
  /** Of the group that only one can be chosen of. */
  readonly name?: string;
  readonly file: MediaFile;
  readonly chosen: boolean;
  /** Shown of a chosen one in place of a tick: where it stands among several. */
  readonly number?: number;
  readonly onChoose: () => void;
}

/** One of the pictures that can be chosen. */
export function PictureOption(props: PictureOptionProps) {
  const { type, name, file, chosen, number, onChoose } = props;
  const title = useFileTitle(file);
  const tone = useTone(file.color);
  return (
    <label className={styles.option}>
      <input
        type={type}
        name={name}
        checked={chosen}
        onChange={onChoose}
        className={styles.radio}
      />
      <span className={classes(styles.photograph, tone)}>
        <PlainPhoto url={file.url_thumbnail} alt="" className={styles.square} />
        {number === undefined ? (
          <Check aria-hidden size={20} className={styles.mark} />
        ) : (
          <span className={styles.number}>{number}</span>
        )}
      </span>
      <span className={styles.title}>{title}</span>
    </label>
  );
}
