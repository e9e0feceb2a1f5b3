import type { Ref } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { FileCard } from './FileCard';
import * as styles from './FileGrid.css';
import type { FileActions } from './file-actions';

interface FileGridProps {
  readonly files: readonly MediaFile[];
  readonly actions: FileActions;
  readonly ref?: Ref<HTMLUListElement>;
}

export const FileGrid = ({ files, actions, ref }: FileGridProps) => (
  <ul ref={ref} className={styles.grid}>
    {files.map((file) => (
      <FileCard key={file.id} file={file} actions={actions} />
    ))}
  </ul>
);
