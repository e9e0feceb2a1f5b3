import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Images from 'lucide-react/icons/images';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import * as fieldStyles from '../../../ui/form/Field.css';
import { RequiredIndicator } from '../../../ui/form/RequiredIndicator';
import { TextField } from '../../../ui/form/TextField';
import { useFileDrop } from '../../../ui/form/use-file-drop';
import { FigLeaf } from '../../../ui/icon/FigLeaf';
import { ExternalImage } from '../../../ui/image/ExternalImage';
import * as styles from './ImageField.css';
import { useFieldLabels } from './use-field-labels';
import type { ProductFormApi } from './use-product-field';

interface ImageFieldProps {
  readonly form: ProductFormApi;
  /** Opens the image dialog; dropped files are uploaded there. */
  readonly onSelect: (files?: readonly File[]) => void;
}

export function ImageField({ form, onSelect }: ImageFieldProps) {
  const labels = useFieldLabels();
  const advanced = useRef<HTMLDetailsElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController({ control: form.control, name: 'imageUrl' });
  const error = fieldState.error?.message;
  const url = field.value?.trim() ?? '';
  const isDragOver = useFileDrop(preview, (files) => {
    const isSaving = preview.current?.closest('fieldset:disabled');
    if (!isSaving) onSelect(files.slice(0, 1));
  });

  useEffect(() => {
    if (error !== undefined && advanced.current) advanced.current.open = true;
  }, [error]);

  return (
    <div className={styles.field}>
      <p className={fieldStyles.label}>
        <Trans>Photo</Trans>
        <RequiredIndicator />
      </p>
      <div ref={preview} className={classes(styles.preview, isDragOver && styles.dragOver)}>
        {url === '' ? (
          <FigLeaf size={88} className={styles.placeholder} />
        ) : (
          // Resets the loading state when the image changes.
          <ExternalImage key={url} url={url} alt="" className={styles.image} />
        )}
      </div>
      <button
        type="button"
        className={classes(button.secondary, styles.selectButton)}
        onClick={() => onSelect()}
      >
        <Images aria-hidden size={19} />
        {url === '' ? <Trans>Add a photo</Trans> : <Trans>Change the photo</Trans>}
      </button>
      <p className={fieldStyles.hint}>
        <Trans>Or drop a picture file on the frame above.</Trans>
      </p>
      <details ref={advanced} className={styles.advanced}>
        <summary className={styles.summary}>
          <Trans>Advanced</Trans>
          <ChevronDown size={20} aria-hidden className={styles.chevron} />
        </summary>
        <TextField
          label={labels.imageUrl}
          required
          error={error}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
          ref={(input) => {
            if (!input) return;
            // Browsers do not focus elements inside a closed `<details>`.
            field.ref({
              focus: () => {
                if (advanced.current) advanced.current.open = true;
                input.focus();
              },
            });
          }}
        />
      </details>
    </div>
  );
}
