import { Trans } from '@lingui/react/macro';
import FileUp from 'lucide-react/icons/file-up';
import { button } from '../../../ui/button/Button.css';
import { classes } from '../../../ui/classes';
import * as styles from './ImportDialog.css';

interface TablePickerProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly disabled: boolean;
  readonly isFirst: boolean;
}

export const TablePicker = ({ onFiles, disabled, isFirst }: TablePickerProps) => (
  <label className={classes(button({ kind: 'quiet' }), styles.picker)}>
    <FileUp size={20} aria-hidden />
    {isFirst ? <Trans>Choose a file</Trans> : <Trans>Choose another file</Trans>}
    <input
      type="file"
      accept=".csv,.tsv,.txt,text/csv"
      data-autofocus
      className={styles.input}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // Lets the same file be selected again after it has been corrected.
        currentTarget.value = '';
      }}
    />
  </label>
);
