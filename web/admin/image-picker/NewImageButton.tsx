import { Trans } from '@lingui/react/macro';
import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { button } from '../../ui/button/Button.css';
import { ImagePickerDialog } from './ImagePickerDialog';

interface NewImageButtonProps {
  readonly selectedId: string | undefined;
  readonly onSelect: (file: MediaFile) => void;
}

/** The dialog's form is not a child of the surrounding form. */
export function NewImageButton({ selectedId, onSelect }: NewImageButtonProps) {
  const [isOpen, setOpen] = useState(false);

  function selectAndClose(file: MediaFile): void {
    onSelect(file);
    setOpen(false);
  }

  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setOpen(true)}>
        <ImageUp aria-hidden size={19} />
        <Trans>New photo</Trans>
      </button>
      {isOpen && (
        <ImagePickerDialog
          selectedId={selectedId}
          files={[]}
          onSelect={selectAndClose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
