import type { Ref } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { FileCard } from './FileCard';
import * as styles from './FileGrid.css';
import type { FileDeeds } from './file-deeds';

interface FileGridProps {
  readonly files: readonly MediaFile[];
  readonly deeds: FileDeeds;
  readonly ref?: Ref<HTMLUListElement>;
}

export const FileGrid = ({ files, deeds, ref }: FileGridProps) => (
  <ul ref={ref} className={styles.grid}>
    {files.map((file) => (
      <FileCard key={file.id} file={file} deeds={deeds} />
    ))}
  </ul>
);
