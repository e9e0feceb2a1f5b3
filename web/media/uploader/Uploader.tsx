import { useLingui } from '@lingui/react/macro';
import { classes } from '../../ui/classes';
import { useFileDrop } from '../../ui/form/use-file-drop';
import { RejectedFiles } from './RejectedFiles';
import { UploadAnnouncer } from './UploadAnnouncer';
import * as styles from './Uploader.css';
import { UploadForm } from './UploadForm';
import { UploadSuccess } from './UploadSuccess';
import { isDone } from './upload-reducer';
import { usePastedFiles } from './use-pasted-files';
import { type UploaderProps, useUploader } from './use-uploader';

export function Uploader(props: UploaderProps) {
  const { t } = useLingui();
  const uploader = useUploader(props);
  const { zone } = uploader;
  const isDragOver = useFileDrop(zone, uploader.add);
  usePastedFiles(zone, uploader.add);
  const [only, ...others] = uploader.uploads;
  const uploaded = only && others.length === 0 && isDone(only) ? only : undefined;
  return (
    <section
      ref={zone}
      aria-label={t`Upload pictures`}
      className={classes(styles.uploader, isDragOver && styles.dragOver)}
    >
      <UploadAnnouncer uploads={uploader.uploads} />
      <RejectedFiles reasons={uploader.rejectionReasons} />
      {uploaded ? (
        <UploadSuccess upload={uploaded} zone={zone} onAnother={uploader.clear} />
      ) : (
        <UploadForm uploader={uploader} isDragOver={isDragOver} />
      )}
    </section>
  );
}
