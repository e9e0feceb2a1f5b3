import ImagePlus from 'lucide-react/icons/image-plus';
import type { ReactNode, Ref } from 'react';
import { acceptedImageTypes } from '../../data/validate-image';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import * as styles from './ImageFileInput.css';

export interface FileInputProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onFiles: (files: readonly File[]) => void;
}

export const ImageFileInput = ({
  inputRef,
  onFiles,
  children,
}: FileInputProps & { readonly children: ReactNode }) => (
  <label className={classes(button.secondary, styles.label)}>
    <ImagePlus size={20} aria-hidden />
    {children}
    <input
      ref={inputRef}
      type="file"
      multiple
      accept={acceptedImageTypes}
      className={styles.input}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // Allows selecting the same file again after it was removed.
        currentTarget.value = '';
      }}
    />
  </label>
);
