import { useLingui } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';
import { LibraryImageSearch } from './LibraryPictures';
import { ImageOption } from './PictureOption';
import * as styles from './PicturePicker.css';

interface MultiImagePickerProps {
  /** In the order they were selected. */
  readonly chosen: readonly MediaFile[];
  readonly onChange: (chosen: readonly MediaFile[]) => void;
}

export function MultiImagePicker({ chosen, onChange }: MultiImagePickerProps) {
  const { t } = useLingui();
  const getOrderIndex = ({ id }: MediaFile) => chosen.findIndex((file) => file.id === id);

  function toggle(file: MediaFile): void {
    const others = chosen.filter(({ id }) => id !== file.id);
    onChange(others.length < chosen.length ? others : [...chosen, file]);
  }

  return (
    <LibraryImageSearch>
      {(files) => (
        <fieldset aria-label={t`Pictures of the library`} className={styles.grid}>
          {files.map((file) => (
            <ImageOption
              key={file.id}
              type="checkbox"
              file={file}
              chosen={getOrderIndex(file) !== -1}
              number={getOrderIndex(file) + 1}
              onChoose={() => toggle(file)}
            />
          ))}
        </fieldset>
      )}
    </LibraryImageSearch>
  );
}
