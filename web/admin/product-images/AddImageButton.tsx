import { Trans } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import type { Product } from '#contract/products/schema';
import { button } from '../../ui/button/Button.css';
import { AddImageDialog } from './AddImageDialog';

export function AddImageButton({ product }: { readonly product: Product | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={button.primary}
        disabled={!product}
        onClick={() => setOpen(true)}
      >
        <ImagePlus aria-hidden size={20} />
        <Trans>Add Image</Trans>
      </button>
      {product && isOpen && <AddImageDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
