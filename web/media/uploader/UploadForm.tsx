import { DropZone } from './DropZone';
import { ImagePreview } from './ImagePreview';
import { UploadActions } from './UploadActions';
import { UploadFields } from './UploadFields';
import * as styles from './UploadForm.css';
import { UploadList } from './UploadList';
import { UrlUpload } from './UrlUpload';
import { isDone } from './upload-reducer';
import type { UploaderState } from './use-uploader';

interface UploadFormProps {
  readonly uploader: UploaderState;
  readonly isDragOver: boolean;
}

export function UploadForm({ uploader, isDragOver }: UploadFormProps) {
  const { uploads, inputRef, add, submit } = uploader;
  const [first] = uploads;
  const isMultiple = uploads.length > 1;
  const finished = isMultiple && uploads.every(isDone);
  const image = !isMultiple && first && typeof first.source !== 'string' ? first.source : undefined;
  return (
    <form noValidate onSubmit={submit} className={styles.form[isMultiple ? 'ofSeveral' : 'ofOne']}>
      <div className={styles.images}>
        {isMultiple && <UploadList uploader={uploader} />}
        {image && <ImagePreview image={image} inputRef={inputRef} onFiles={add} />}
        {!isMultiple && !image && (
          <>
            <DropZone isDragOver={isDragOver} inputRef={inputRef} onFiles={add} />
            <UrlUpload uploader={uploader} />
          </>
        )}
      </div>
      {!finished && (
        <div className={styles.fields}>
          <UploadFields uploader={uploader} />
          <UploadActions uploader={uploader} />
        </div>
      )}
    </form>
  );
}
