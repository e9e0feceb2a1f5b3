import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';
import { ReturnFocus } from '../../../ui/dialog/ReturnFocus';
import { SheetDialog } from '../../../ui/dialog/SheetDialog';
import { ImagePickerDialog } from '../../pictures/PictureDialog';
import { DiscardQuestion } from '../../shell/unsaved-changes/DiscardQuestion';
import { useBlockBackNavigation } from '../../shell/unsaved-changes/use-kept-place';
import { useUnsaved } from '../../shell/unsaved-changes/use-unsaved';
import { Comparison } from './Comparison';
import { ProductForm } from './ProductForm';
import { useSelectedImage } from './use-chosen-picture';
import { useProductForm } from './use-product-form';

interface ProductDialogProps {
  /** Undefined to add a product. */
  readonly product: Product | undefined;
  readonly onClose: () => void;
}

interface ImageChoice {
  /** Dropped files to upload. */
  readonly files: readonly File[] | undefined;
}

export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const state = useProductForm(product, closeIfOpen);
  const { form, conflict, sending, error, settle } = state;
  const selectedImage = useSelectedImage(form, product);
  const [choice, setChoice] = useState<ImageChoice>();
  const { asking, leave, discard, keep } = useUnsaved(form.formState.isDirty, onClose);

  useBlockBackNavigation(asking ? keep : leave);

  /** A response that arrives after this dialog was closed must not close another one. */
  function closeIfOpen(): void {
    if (place.current) onClose();
  }

  function choose(file: MediaFile): void {
    selectedImage.choose(file);
    setChoice(undefined);
  }

  return (
    <SheetDialog
      size="wide"
      title={product ? <Trans>Edit Product</Trans> : <Trans>Add Product</Trans>}
      onClose={leave}
    >
      <ReturnFocus />
      {conflict && (
        <Comparison
          // Choices made for one conflict do not apply to the next one.
          key={conflict.theirs.version}
          {...{ conflict, sending, error }}
          onSave={settle}
          onDiscard={onClose}
        />
      )}
      <div ref={place} hidden={conflict !== undefined}>
        <ProductForm
          state={state}
          onSelectImage={(files) => setChoice({ files })}
          onCancel={leave}
        />
      </div>
      {choice && (
        <ImagePickerDialog
          chosenId={selectedImage.chosenId()}
          files={choice.files}
          onChoose={choose}
          onClose={() => setChoice(undefined)}
        />
      )}
      {asking && <DiscardQuestion onDiscard={discard} onKeep={keep} />}
    </SheetDialog>
  );
}
