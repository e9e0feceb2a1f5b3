import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { button } from '../../ui/button/Button.css';
import { ImagePicker } from './ImagePicker';
import * as styles from './ImagePickerDialog.css';

interface LibraryImageFormProps {
  readonly selectedId: string | undefined;
  readonly onSelect: (file: MediaFile) => void;
}

export function LibraryImageForm({ selectedId, onSelect }: LibraryImageFormProps) {
  const [file, setFile] = useState<MediaFile>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (file) onSelect(file);
  }

  return (
    <form onSubmit={submit}>
      <ImagePicker selectedId={file?.id ?? selectedId} onSelect={setFile} />
      <p className={styles.footer}>
        <button type="submit" className={button.primary} disabled={!file}>
          <Trans>Choose this picture</Trans>
        </button>
      </p>
    </form>
  );
}
