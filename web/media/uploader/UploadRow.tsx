import { useRef } from 'react';
import { RowFields } from './RowFields';
import { RowImage } from './RowImage';
import { RowSuccess } from './RowSuccess';
import * as styles from './UploadRow.css';
import type { Upload } from './upload-reducer';
import type { UploaderState } from './use-uploader';

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploader: UploaderState;
}

export function UploadRow({ upload, uploader }: UploadRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const { source, status } = upload;
  const name = typeof source === 'string' ? source : source.name;
  return (
    <li ref={row} tabIndex={-1} className={styles.row}>
      <RowImage source={source} />
      {status.name === 'done' ? (
        <RowSuccess name={name} file={status.file} />
      ) : (
        <RowFields upload={upload} name={name} uploader={uploader} row={row} />
      )}
    </li>
  );
}
