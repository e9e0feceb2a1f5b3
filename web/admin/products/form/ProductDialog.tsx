import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import type { Product } from '#contract/products/schema';
import { ReturnFocus } from '../../../ui/dialog/ReturnFocus';
import { SheetDialog } from '../../../ui/dialog/SheetDialog';
import { PictureDialog } from '../../pictures/PictureDialog';
import { DiscardQuestion } from '../../shell/unsaved-changes/DiscardQuestion';
import { useKeptPlace } from '../../shell/unsaved-changes/use-kept-place';
import { useUnsaved } from '../../shell/unsaved-changes/use-unsaved';
import { Comparison } from './Comparison';
import { ProductForm } from './ProductForm';
import { useChosenPicture } from './use-chosen-picture';
import { useProductForm } from './use-product-form';

interface ProductDialogProps {
  /** The one that is edited; without one a product is added. */
  readonly product: Product | undefined;
  readonly onClose: () => void;
}

/** The choice of an image that is open. */
interface ImageChoice {
  /** What was dropped, to be uploaded. */
  readonly files: readonly File[] | undefined;
}

/** Adds a product, or edits one. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const state = useProductForm(product, closeIfOpen);
  const { form, conflict, sending, fault, settle } = state;
  const picture = useChosenPicture(form, product);
  const [choice, setChoice] = useState<ImageChoice>();
  const { asking, leave, discard, keep } = useUnsaved(form.formState.isDirty, onClose);

  useKeptPlace(asking ? keep : leave);

  /** An answer that comes once the dialog has been left closes no other. */
  function closeIfOpen(): void {
    if (place.current) onClose();
  }

  function choose(file: MediaFile): void {
    picture.choose(file);
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
          // What is chosen between these two says nothing of the next two.
          key={conflict.theirs.version}
          {...{ conflict, sending, fault }}
          onSave={settle}
          onDiscard={onClose}
        />
      )}
      <div ref={place} hidden={conflict !== undefined}>
        <ProductForm
          state={state}
          onChoosePicture={(files) => setChoice({ files })}
          onCancel={leave}
        />
      </div>
      {choice && (
        <PictureDialog
          chosenId={picture.chosenId()}
          files={choice.files}
          onChoose={choose}
          onClose={() => setChoice(undefined)}
        />
      )}
      {asking && <DiscardQuestion onDiscard={discard} onKeep={keep} />}
    </SheetDialog>
  );
}
