import Link from 'lucide-react/icons/link';
import { LocalPreview } from '../../ui/image/LocalPreview';
import * as styles from './UploadRow.css';

/** An image at a URL can't be previewed: only the server fetches it. */
export const RowImage = ({ source }: { readonly source: File | string }) =>
  typeof source === 'string' ? (
    <span className={styles.imagePlaceholder}>
      <Link size={24} aria-hidden />
    </span>
  ) : (
    <LocalPreview file={source} className={styles.image} />
  );
