import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { BilingualText } from '#contract/core/language';
import { maxAltTextLength } from '#contract/products/limits';
import type { ProductImage } from '#contract/products/schema';
import { button } from '../../ui/button/Button.css';
import { CompactDialog } from '../../ui/dialog/CompactDialog';
import { actions } from '../../ui/dialog/CompactDialog.css';
import { TextField } from '../../ui/form/TextField';
import { useSending } from '../../ui/form/use-sending';
import * as styles from './AddImageDialog.css';

interface EditAltDialogProps {
  readonly image: ProductImage;
  /** Resolves to whether the texts were saved. */
  readonly onSave: (alt: BilingualText) => Promise<boolean>;
  readonly onClose: () => void;
}

export function EditAltDialog({ image, onSave, onClose }: EditAltDialogProps) {
  const { t } = useLingui();
  const [alt, setAlt] = useState<BilingualText>(image.alt);
  const { sending, whileSending } = useSending();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await whileSending(() => onSave(alt))) onClose();
  }

  return (
    <CompactDialog title={t`Edit alt text`} onClose={onClose}>
      <form onSubmit={save} className={styles.fields}>
        <TextField
          label={<Trans>Alt text in English</Trans>}
          data-autofocus
          lang="en"
          autoComplete="off"
          maxLength={maxAltTextLength}
          readOnly={sending}
          value={alt.en}
          onChange={({ target }) => setAlt({ ...alt, en: target.value })}
        />
        <TextField
          label={<Trans>Alt text in Spanish</Trans>}
          lang="es"
          autoComplete="off"
          maxLength={maxAltTextLength}
          readOnly={sending}
          value={alt.es}
          onChange={({ target }) => setAlt({ ...alt, es: target.value })}
        />
        <p className={actions}>
          <button type="button" className={button.secondary} onClick={onClose}>
            <Trans>Cancel</Trans>
          </button>
          <button type="submit" className={button.primary} disabled={sending}>
            <Trans>Save Changes</Trans>
          </button>
        </p>
      </form>
    </CompactDialog>
  );
}
