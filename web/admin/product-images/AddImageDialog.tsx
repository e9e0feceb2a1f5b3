import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { maxAltTextLength } from '#contract/products/limits';
import type { Product } from '#contract/products/schema';
import { button } from '../../ui/button/Button.css';
import { actions } from '../../ui/dialog/CompactDialog.css';
import { FullDialog } from '../../ui/dialog/FullDialog';
import { TextField } from '../../ui/form/TextField';
import { useSending } from '../../ui/form/use-sending';
import { ImagePicker } from '../image-picker/ImagePicker';
import { NewImageButton } from '../image-picker/NewImageButton';
import { DiscardDialog } from '../shell/unsaved-changes/DiscardDialog';
import { useBlockBackNavigation } from '../shell/unsaved-changes/use-block-back-navigation';
import { useUnsavedChanges } from '../shell/unsaved-changes/use-unsaved-changes';
import * as styles from './AddImageDialog.css';
import { SelectedImage } from './SelectedImage';
import { useImageActions } from './use-image-actions';

interface AddImageDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

export function AddImageDialog({ product, onClose }: AddImageDialogProps) {
  const [file, setFile] = useState<MediaFile>();
  const [altText, setAltText] = useState('');
  const { sending, whileSending } = useSending();
  const { addImage } = useImageActions(product);
  const { isConfirming, leave, discard, keep } = useUnsavedChanges(altText.trim() !== '', onClose);
  useBlockBackNavigation(leave);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!file) return;
    const isAdded = await whileSending(() => addImage(file, altText));
    if (isAdded) onClose();
  }

  return (
    <FullDialog title={<Trans>Add Image</Trans>} size="wide" onClose={leave}>
      <form onSubmit={submit}>
        <div className={styles.uploadRow}>
          <NewImageButton selectedId={file?.id} onSelect={setFile} />
          {file && <SelectedImage file={file} />}
        </div>
        <ImagePicker selectedId={file?.id} onSelect={setFile} />
        <div className={styles.footer}>
          <TextField
            label={<Trans>Alt text (optional)</Trans>}
            hint={
              <Trans>If left empty, the text from the library or the product’s name is used.</Trans>
            }
            autoComplete="off"
            maxLength={maxAltTextLength}
            readOnly={sending}
            value={altText}
            onChange={({ target }) => setAltText(target.value)}
          />
          <p className={actions}>
            <button type="button" className={button.secondary} onClick={leave}>
              <Trans>Cancel</Trans>
            </button>
            <button type="submit" className={button.primary} disabled={!file || sending}>
              <Trans>Add Image</Trans>
            </button>
          </p>
        </div>
      </form>
      {isConfirming && <DiscardDialog onDiscard={discard} onKeep={keep} />}
    </FullDialog>
  );
}
