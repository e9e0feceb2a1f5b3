import Check from 'lucide-react/icons/check';
import type { MediaFile } from '#contract/media/schema';
import { useFileTitle } from '../../media/panel/library/file-title';
import { classes } from '../../ui/classes';
import { ExternalImage } from '../../ui/photo/PlainPhoto';
import { useTone } from '../../ui/photo/tone';
import * as styles from './PicturePicker.css';

interface ImageOptionProps {
  readonly type: 'radio' | 'checkbox';
  /** Name of the radio group. */
  readonly name?: string;
  readonly file: MediaFile;
  readonly chosen: boolean;
  /** Replaces the checkmark with the position among several selected images. */
  readonly number?: number;
  readonly onChoose: () => void;
}

export function ImageOption(props: ImageOptionProps) {
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
      <span className={classes(styles.imageFrame, tone)}>
        <ExternalImage url={file.url_thumbnail} alt="" className={styles.square} />
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
