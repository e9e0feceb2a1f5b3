import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { LibraryPictures } from './LibraryPictures';
import { PictureOption } from './PictureOption';
import * as styles from './PicturePicker.css';

interface PicturePickerProps {
  readonly chosenId: string | undefined;
  readonly onChoose: (file: MediaFile) => void;
}

export function PicturePicker({ chosenId, onChoose }: PicturePickerProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <LibraryPictures>
      {(files) => (
        <div role="radiogroup" aria-label={t`Pictures of the library`} className={styles.grid}>
          {files.map((file) => (
            <PictureOption
              key={file.id}
              type="radio"
              name={name}
              file={file}
              chosen={file.id === chosenId}
              onChoose={() => onChoose(file)}
            />
          ))}
        </div>
      )}
    </LibraryPictures>
  );
}
