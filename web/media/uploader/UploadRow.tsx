import { useRef } from 'react';
import { RowArrival } from './RowArrival';
import { RowFields } from './RowFields';
import { RowImage } from './RowPicture';
import * as styles from './UploadRow.css';
import type { Upload } from './uploads';
import type { UploaderState } from './use-uploader';

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploader: UploaderState;
}

export function UploadRow({ upload, uploader }: UploadRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { source, stage } = upload;
  const name = typeof source === 'string' ? source : source.name;
  return (
    <li ref={row} tabIndex={-1} className={styles.row}>
      <RowImage source={source} />
      {stage.name === 'done' ? (
        <RowArrival name={name} file={stage.file} />
      ) : (
        <RowFields upload={upload} name={name} uploader={uploader} row={row} />
      )}
    </li>
  );
}
