import Check from 'lucide-react/icons/check';
import type { MediaFile } from '#contract/media/schema';
import { useFileTitle } from '../../media/panel/library/use-file-title';
import { classes } from '../../ui/classes';
import { useDominantColor } from '../../ui/image/dominant-color';
import { ExternalImage } from '../../ui/image/ExternalImage';
import * as styles from './ImagePicker.css';

interface ImageOptionProps {
  readonly type: 'radio' | 'checkbox';
  /** Name of the radio group. */
  readonly name?: string;
  readonly file: MediaFile;
  readonly selected: boolean;
  /** Replaces the checkmark with the position among several selected images. */
  readonly orderNumber?: number;
  readonly onSelect: () => void;
}

export function ImageOption(props: ImageOptionProps) {
  const { type, name, file, selected, orderNumber, onSelect } = props;
  const title = useFileTitle(file);
  const tone = useDominantColor(file.color);
  return (
    <label className={styles.option}>
      <input
        type={type}
        name={name}
        checked={selected}
        onChange={onSelect}
        className={styles.input}
      />
      <span className={classes(styles.imageFrame, tone)}>
        <ExternalImage url={file.url_thumbnail} alt="" className={styles.image} />
        {orderNumber === undefined ? (
          <Check aria-hidden size={20} className={styles.checkmark} />
        ) : (
          <span className={styles.orderNumber}>{orderNumber}</span>
        )}
      </span>
      <span className={styles.title}>{title}</span>
    </label>
  );
}
