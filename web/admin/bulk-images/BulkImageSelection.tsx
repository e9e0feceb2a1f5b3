import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';
import { textButton } from '../../ui/button/Button.css';
import { MultiImagePicker } from '../image-picker/MultiImagePicker';
import * as styles from './BulkImages.css';

interface BulkImageSelectionProps {
  /** In the order they were selected. */
  readonly selected: readonly MediaFile[];
  readonly onChange: (selected: readonly MediaFile[]) => void;
}

export function BulkImageSelection({ selected, onChange }: BulkImageSelectionProps) {
  const { t } = useLingui();
  const images = selected.length;
  return (
    <section aria-label={t`Library images`} className={styles.column}>
      <h2 className={styles.heading}>
        <Trans>Library images</Trans>
      </h2>
      <div className={styles.selectors}>
        <button type="button" className={textButton} onClick={() => onChange([])}>
          <Trans>Deselect all</Trans>
        </button>
        <span className={styles.selectedCount}>
          <Plural value={images} one="# image selected" other="# images selected" />
        </span>
      </div>
      <MultiImagePicker selected={selected} onChange={onChange} />
    </section>
  );
}
