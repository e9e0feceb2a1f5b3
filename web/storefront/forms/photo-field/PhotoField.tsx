import { Trans, useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import type { BilingualText } from '#contract/core/language';
import { maxPhotos } from '#contract/inbox/rules';
import { maxImageBytes } from '#contract/media/image-files';
import { acceptedImageTypes } from '../../../data/validate-image';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { error, hint } from '../../../ui/form/Field.css';
import { fileButton, fileInput } from '../../../ui/form/file-button.css';
import { LocalPreview } from '../../../ui/image/LocalPreview';
import { addPhotos } from './add-photos';
import * as styles from './PhotoField.css';

interface PhotoFieldProps {
  readonly photos: readonly File[];
  readonly onChange: (photos: readonly File[]) => void;
}

const megabytes = maxImageBytes / 1024 / 1024;

export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [rejection, setRejection] = useState<BilingualText>();
  const hintId = useId();

  async function add(files: readonly File[]): Promise<void> {
    const { photos: newPhotos, rejection: newRejection } = await addPhotos(photos, files);
    setRejection(newRejection);
    onChange(newPhotos);
  }

  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>
        <Trans>Photos</Trans>
      </legend>
      <p id={hintId} className={hint}>
        <Trans>
          Up to {maxPhotos}, at most {megabytes} MB each. Only the two of us see them.
        </Trans>
      </p>
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map((photo) => (
            <li key={`${photo.name} ${photo.size} ${photo.lastModified}`} className={styles.entry}>
              <LocalPreview file={photo} className={styles.thumbnail} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t`Remove ${photo.name}`}
                onClick={() => onChange(photos.filter((candidate) => candidate !== photo))}
              >
                <X size={20} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < maxPhotos && (
        <label className={classes(button.secondary, fileButton)}>
          <ImagePlus size={20} aria-hidden />
          <Trans>Add photos</Trans>
          <input
            type="file"
            multiple
            accept={acceptedImageTypes}
            className={fileInput}
            aria-describedby={hintId}
            onChange={({ currentTarget }) => {
              void add([...(currentTarget.files ?? [])]);
              // Lets the same file be selected again after it was removed.
              currentTarget.value = '';
            }}
          />
        </label>
      )}
      {rejection && (
        <p role="alert" className={error}>
          {rejection[language]}
        </p>
      )}
    </fieldset>
  );
}
