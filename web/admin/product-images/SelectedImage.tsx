import type { MediaFile } from '#contract/media/schema';
import { useFileTitle } from '../../media/panel/library/use-file-title';
import { ExternalImage } from '../../ui/image/ExternalImage';
import * as styles from './AddImageDialog.css';

/** Also shows an image that the current search of the picker excludes. */
export function SelectedImage({ file }: { readonly file: MediaFile }) {
  const title = useFileTitle(file);
  return (
    <p className={styles.selected}>
      <ExternalImage key={file.id} url={file.url_thumbnail} alt="" className={styles.thumbnail} />
      {title}
    </p>
  );
}
