import ImagePlus from 'lucide-react/icons/image-plus';
import type { ReactNode, Ref } from 'react';
import { acceptedImageTypes } from '../../data/sendable-picture';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import * as styles from './PicturePicker.css';

export interface Picking {
  readonly picker: Ref<HTMLInputElement>;
  readonly onFiles: (files: readonly File[]) => void;
}

export const ImageFileInput = ({
  picker,
  onFiles,
  children,
}: Picking & { readonly children: ReactNode }) => (
  <label className={classes(button({ kind: 'quiet' }), styles.picker)}>
    <ImagePlus size={20} aria-hidden />
    {children}
    <input
      ref={picker}
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
