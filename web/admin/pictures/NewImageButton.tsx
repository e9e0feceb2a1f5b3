import { Trans } from '@lingui/react/macro';
import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { button } from '../../ui/button/Button.css';
import { ImagePickerDialog } from './PictureDialog';

interface NewImageButtonProps {
  readonly chosenId: string | undefined;
  readonly onChoose: (file: MediaFile) => void;
}

/** The dialog's form is not a child of the surrounding form. */
export function NewImageButton({ chosenId, onChoose }: NewImageButtonProps) {
  const [isOpen, setOpen] = useState(false);

  function choose(file: MediaFile): void {
    onChoose(file);
    setOpen(false);
  }

  return (
    <>
      <button type="button" className={button({ kind: 'quiet' })} onClick={() => setOpen(true)}>
        <ImageUp aria-hidden size={19} />
        <Trans>New photo</Trans>
      </button>
      {isOpen && (
        <ImagePickerDialog
          chosenId={chosenId}
          files={[]}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
