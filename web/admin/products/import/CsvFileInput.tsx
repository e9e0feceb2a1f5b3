import { Trans } from '@lingui/react/macro';
import FileUp from 'lucide-react/icons/file-up';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import * as styles from './ImportDialog.css';

interface CsvFileInputProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly disabled: boolean;
  readonly isEmpty: boolean;
}

export const CsvFileInput = ({ onFiles, disabled, isEmpty }: CsvFileInputProps) => (
  <label className={classes(button.secondary, styles.fileLabel)}>
    <FileUp size={20} aria-hidden />
    {isEmpty ? <Trans>Choose a file</Trans> : <Trans>Choose another file</Trans>}
    <input
      type="file"
      accept=".csv,.tsv,.txt,text/csv"
      data-autofocus
      className={styles.fileInput}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // Lets the same file be selected again after it has been corrected.
        currentTarget.value = '';
      }}
    />
  </label>
);
