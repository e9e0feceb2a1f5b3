import ImagePlus from 'lucide-react/icons/image-plus';
import type { ReactNode, Ref } from 'react';
import { acceptedPictures } from '../../data/sendable-picture';
import { button } from '../../ui/button/Button.css';
import { classes } from '../../ui/classes';
import * as styles from './PicturePicker.css';

/** Where files are chosen, and who hears of them. */
export interface Picking {
  readonly picker: Ref<HTMLInputElement>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the device's own choice of pictures. */
export const PicturePicker = ({
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
      accept={acceptedPictures}
      className={styles.input}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // The same file may be chosen again after it has been removed.
        currentTarget.value = '';
      }}
    />
  </label>
);
