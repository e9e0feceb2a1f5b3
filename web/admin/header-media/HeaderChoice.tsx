import type { MediaFile } from '#contract/media';
import { square } from '../../media/panel/grid/FileCard.css';
import { useFileTitle } from '../../media/panel/library/file-title';
import { classes } from '../../ui/classes';
import { PlainPhoto } from '../../ui/photo/PlainPhoto';
import { useTone } from '../../ui/photo/tone';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './HeaderChoices.css';

interface HeaderChoiceProps {
  readonly file: MediaFile;
  /** Of all that one of is chosen from. */
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: (id: string) => void;
}

/** One of the pictures. */
export function HeaderChoice({ file, name, chosen, onChoose }: HeaderChoiceProps) {
  const title = useFileTitle(file);
  const tone = useTone(file.color);
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={visuallyHidden}
        name={name}
        checked={chosen}
        onChange={() => onChoose(file.id)}
      />
      <span className={classes(styles.photograph, tone)}>
        <PlainPhoto url={file.url_thumbnail} alt="" className={square} />
      </span>
      <span className={styles.title}>{title}</span>
    </label>
  );
}
