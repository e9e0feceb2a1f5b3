import { Trans } from '@lingui/react/macro';
import { ImageFileInput } from './ImageFileInput';
import * as styles from './UploadList.css';
import { UploadRow } from './UploadRow';
import { UploadSummary } from './UploadSummary';
import type { UploaderState } from './use-uploader';

export const UploadList = ({ uploader }: { readonly uploader: UploaderState }) => (
  <>
    <UploadSummary uploader={uploader} />
    <ul className={styles.list}>
      {uploader.uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploader={uploader} />
      ))}
    </ul>
    <ImageFileInput inputRef={uploader.inputRef} onFiles={uploader.add}>
      <Trans>Add more pictures</Trans>
    </ImageFileInput>
  </>
);
