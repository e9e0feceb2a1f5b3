import { useLingui } from '@lingui/react/macro';
import type { MediaFile } from '#contract/media/schema';
import { ImageOption } from './ImageOption';
import * as styles from './ImagePicker.css';
import { LibraryImageSearch } from './LibraryImageSearch';

interface MultiImagePickerProps {
  /** In the order they were selected. */
  readonly selected: readonly MediaFile[];
  readonly onChange: (selected: readonly MediaFile[]) => void;
}

export function MultiImagePicker({ selected, onChange }: MultiImagePickerProps) {
  const { t } = useLingui();
  const getOrderIndex = ({ id }: MediaFile) => selected.findIndex((file) => file.id === id);

  function toggle(file: MediaFile): void {
    const others = selected.filter(({ id }) => id !== file.id);
    onChange(others.length < selected.length ? others : [...selected, file]);
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
              selected={getOrderIndex(file) !== -1}
              orderNumber={getOrderIndex(file) + 1}
              onSelect={() => toggle(file)}
            />
          ))}
        </fieldset>
      )}
    </LibraryImageSearch>
  );
}
