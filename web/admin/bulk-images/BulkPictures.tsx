import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';
import { textButton } from '../../ui/button/Button.css';
import { MultiImagePicker } from '../pictures/PicturesPicker';
import * as styles from './BulkImages.css';

interface BulkImageSelectionProps {
  /** In the order they were selected. */
  readonly chosen: readonly MediaFile[];
  readonly onChange: (chosen: readonly MediaFile[]) => void;
}

export function BulkImageSelection({ chosen, onChange }: BulkImageSelectionProps) {
  const { t } = useLingui();
  const images = chosen.length;
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
          <Plural value={images} one="# image selected" other="# images selected" />
        </span>
      </div>
      <MultiImagePicker chosen={chosen} onChange={onChange} />
    </section>
  );
}
