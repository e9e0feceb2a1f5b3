import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { button } from '../../ui/button/Button.css';
import * as styles from './PictureDialog.css';
import { ImagePicker } from './PicturePicker';

interface LibraryImageFormProps {
  readonly chosenId: string | undefined;
  readonly onChoose: (file: MediaFile) => void;
}

export function LibraryImageForm({ chosenId, onChoose }: LibraryImageFormProps) {
  const [file, setFile] = useState<MediaFile>();

  function choose(event: FormEvent): void {
    event.preventDefault();
    if (file) onChoose(file);
  }

  return (
    <form onSubmit={choose}>
      <ImagePicker chosenId={file?.id ?? chosenId} onChoose={setFile} />
      <p className={styles.foot}>
        <button type="submit" className={button()} disabled={!file}>
          <Trans>Choose this picture</Trans>
        </button>
      </p>
    </form>
  );
}
