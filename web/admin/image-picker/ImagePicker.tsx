import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { ImageOption } from './ImageOption';
import * as styles from './ImagePicker.css';
import { LibraryImageSearch } from './LibraryImageSearch';

interface ImagePickerProps {
  readonly selectedId: string | undefined;
  readonly onSelect: (file: MediaFile) => void;
}

export function ImagePicker({ selectedId, onSelect }: ImagePickerProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <LibraryImageSearch>
      {(files) => (
        <div role="radiogroup" aria-label={t`Pictures of the library`} className={styles.grid}>
          {files.map((file) => (
            <ImageOption
              key={file.id}
              type="radio"
              name={name}
              file={file}
              selected={file.id === selectedId}
              onSelect={() => onSelect(file)}
            />
          ))}
        </div>
      )}
    </LibraryImageSearch>
  );
}
