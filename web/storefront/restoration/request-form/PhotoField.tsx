import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { imageKinds } from '#contract/image-kind';
import type { BilingualText } from '#contract/language';
import { largestImage, mostPhotos } from '#contract/restoration';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import { error, hint } from '../../../ui/form/Field.css';
import { withChosen } from './accepted-photos';
import * as styles from './PhotoField.css';
import { Thumbnail } from './Thumbnail';

interface PhotoFieldProps {
  readonly photos: readonly File[];
  readonly onChange: (photos: readonly File[]) => void;
}

const megabytes = largestImage / 1024 / 1024;

// Phones turn what they keep in a format of their own into one of these.
const accepted = imageKinds.map((kind) => `image/${kind}`).join();

/** The photographs a request brings, each to be seen before it is sent. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [refusal, setRefusal] = useState<BilingualText>();
  const hintId = useId();

  async function add(chosen: readonly File[]): Promise<void> {
    const { photos: all, refusal } = await withChosen(photos, chosen);
    setRefusal(refusal);
    onChange(all);
  }

  return (
    <fieldset className={styles.photos}>
      <legend className={styles.legend}>
        <Trans>Photographs</Trans>
      </legend>
      <p id={hintId} className={hint}>
        <Trans>
          Up to {mostPhotos}, {megabytes} MB each at most. Nobody sees them but us.
        </Trans>
      </p>
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map((photo) => (
            <li key={`${photo.name} ${photo.size} ${photo.lastModified}`} className={styles.entry}>
              <Thumbnail photo={photo} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t`Remove ${photo.name}`}
                onClick={() => onChange(photos.filter((other) => other !== photo))}
              >
                <X size={20} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < mostPhotos && (
        <label className={classes(button({ kind: 'quiet' }), styles.add)}>
          <ImagePlus size={20} aria-hidden />
          <Trans>Add photographs</Trans>
          <input
            type="file"
            multiple
            accept={accepted}
            className={styles.input}
            aria-describedby={hintId}
            onChange={({ currentTarget }) => {
              void add([...(currentTarget.files ?? [])]);
              // The same file may be chosen again after it has been removed.
              currentTarget.value = '';
            }}
          />
        </label>
      )}
      {refusal && (
        <p role="alert" className={error}>
          {refusal[language]}
        </p>
      )}
    </fieldset>
  );
}
