import * as styles from './UploadBar.css';
import { getPercent, type Upload } from './upload-reducer';

interface UploadBarProps {
  readonly upload: Upload;
  readonly label: string;
}

export const UploadBar = ({ upload, label }: UploadBarProps) => (
  <progress aria-label={label} max={100} value={getPercent(upload)} className={styles.bar} />
);
