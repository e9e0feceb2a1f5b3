import { ImagePreview } from './ChosenPicture';
import { DropZone } from './DropZone';
import { UrlUpload } from './FromAddress';
import { UploadFields } from './UploadFields';
import * as styles from './UploadForm.css';
import { UploadList } from './UploadList';
import { UploadWays } from './UploadWays';
import { isDone } from './uploads';
import type { UploaderState } from './use-uploader';

interface UploadFormProps {
  readonly uploader: UploaderState;
  readonly over: boolean;
}

export function UploadForm({ uploader, over }: UploadFormProps) {
  const { uploads, picker, add, submit } = uploader;
  const [first] = uploads;
  const several = uploads.length > 1;
  const finished = several && uploads.every(isDone);
  const image = !several && first && typeof first.source !== 'string' ? first.source : undefined;
  return (
    <form noValidate onSubmit={submit} className={styles.form[several ? 'ofSeveral' : 'ofOne']}>
      <div className={styles.images}>
        {several && <UploadList uploader={uploader} />}
        {image && <ImagePreview image={image} picker={picker} onFiles={add} />}
        {!several && !image && (
          <>
            <DropZone over={over} picker={picker} onFiles={add} />
            <UrlUpload uploader={uploader} />
          </>
        )}
      </div>
      {!finished && (
        <div className={styles.fields}>
          <UploadFields uploader={uploader} />
          <UploadWays uploader={uploader} />
        </div>
      )}
    </form>
  );
}
