import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';
import { textButton } from '../../ui/button/Button.css';
import { PicturesPicker } from '../pictures/PicturesPicker';
import * as styles from './BulkImages.css';

interface BulkPicturesProps {
  /** In the order they were selected. */
  readonly chosen: readonly MediaFile[];
  readonly onChange: (chosen: readonly MediaFile[]) => void;
}

export function BulkPictures({ chosen, onChange }: BulkPicturesProps) {
  const { t } = useLingui();
  const pictures = chosen.length;
  return (
    <section aria-label={t`Library images`} className={styles.part}>
      <h2 className={styles.heading}>
        <Trans>Library images</Trans>
      </h2>
      <div className={styles.selectors}>
        <button type="button" className={textButton} onClick={() => onChange([])}>
          <Trans>Deselect all</Trans>
        </button>
        <span className={styles.selected}>
          <Plural value={pictures} one="# image selected" other="# images selected" />
        </span>
      </div>
      <PicturesPicker chosen={chosen} onChange={onChange} />
    </section>
  );
}
