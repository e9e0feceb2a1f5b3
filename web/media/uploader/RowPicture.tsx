import Link from 'lucide-react/icons/link';
import { DevicePhoto } from '../../ui/photo/DevicePhoto';
import * as styles from './UploadRow.css';

/** What is to be uploaded, small; of what lies elsewhere only the server sees more. */
export const RowPicture = ({ source }: { readonly source: File | string }) =>
  typeof source === 'string' ? (
    <span className={styles.unseen}>
      <Link size={24} aria-hidden />
    </span>
  ) : (
    <DevicePhoto photo={source} className={styles.photo} />
  );
