import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';
import { FullDialog } from '../../../ui/dialog/FullDialog';
import { RestoreFocus } from '../../../ui/dialog/RestoreFocus';
import { ImagePickerDialog } from '../../image-picker/ImagePickerDialog';
import { DiscardDialog } from '../../shell/unsaved-changes/DiscardDialog';
import { useBlockBackNavigation } from '../../shell/unsaved-changes/use-block-back-navigation';
import { useUnsavedChanges } from '../../shell/unsaved-changes/use-unsaved-changes';
import { ConflictResolver } from './ConflictResolver';
import { ProductEditor } from './ProductEditor';
import { useProductForm } from './use-product-form';
import { useSelectedImage } from './use-selected-image';

interface ProductDialogProps {
  /** Undefined to add a product. */
  readonly product: Product | undefined;
  readonly onClose: () => void;
}

interface ImageDialogState {
  /** Dropped files to upload. */
  readonly files: readonly File[] | undefined;
}

export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const formRef = useRef<HTMLDivElement>(null);
  const state = useProductForm(product, closeIfOpen);
  const { form, conflict, sending, error, saveMerged } = state;
  const selectedImage = useSelectedImage(form, product);
  const [imageDialog, setImageDialog] = useState<ImageDialogState>();
  const { isConfirming, leave, discard, keep } = useUnsavedChanges(form.formState.isDirty, onClose);

  useBlockBackNavigation(leave);

  /** A response that arrives after this dialog was closed must not close another one. */
  function closeIfOpen(): void {
    if (formRef.current) onClose();
  }

  function selectImage(file: MediaFile): void {
    selectedImage.select(file);
    setImageDialog(undefined);
  }

  return (
    <FullDialog
      size="wide"
      title={product ? <Trans>Edit Product</Trans> : <Trans>Add Product</Trans>}
      onClose={leave}
    >
      <RestoreFocus />
      {conflict && (
        <ConflictResolver
          // Choices made for one conflict do not apply to the next one.
          key={conflict.theirs.version}
          {...{ conflict, sending, error }}
          onSave={saveMerged}
          onDiscard={onClose}
        />
      )}
      <div ref={formRef} hidden={conflict !== undefined}>
        <ProductEditor
          state={state}
          onSelectImage={(files) => setImageDialog({ files })}
          onCancel={leave}
        />
      </div>
      {imageDialog && (
        <ImagePickerDialog
          selectedId={selectedImage.getSelectedId()}
          files={imageDialog.files}
          onSelect={selectImage}
          onClose={() => setImageDialog(undefined)}
        />
      )}
      {isConfirming && <DiscardDialog onDiscard={discard} onKeep={keep} />}
    </FullDialog>
  );
}
