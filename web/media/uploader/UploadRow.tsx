import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { RequiredMark } from '../../ui/form/RequiredMark';
import { TextField } from '../../ui/form/TextField';
import { ArrivedRow } from './ArrivedRow';
import { RowOutcome } from './RowOutcome';
import { RowPicture } from './RowPicture';
import * as styles from './UploadRow.css';
import { titleOf } from './upload-form';
import { isBusy, type Upload } from './uploads';
import type { UploaderState } from './use-uploader';

interface UploadRowProps {
  readonly upload: Upload;
  readonly uploader: UploaderState;
}

/** One of several pictures. */
export function UploadRow({ upload, uploader }: UploadRowProps) {
  const { t } = useLingui();
  const { form, errors, retry, remove } = uploader;
  const { key, source, stage } = upload;
  if (stage.name === 'done') return <ArrivedRow source={source} file={stage.file} />;
  const name = typeof source === 'string' ? source : source.name;
  return (
    <li className={styles.row}>
      <RowPicture source={source} />
      <div className={styles.title}>
        <TextField
          label={
            <>
              <Trans>Title</Trans>
              <RequiredMark /> <span className={styles.name}>{name}</span>
            </>
          }
          aria-required
          autoComplete="off"
          readOnly={isBusy(upload)}
          error={errors.titleOf(key)}
          {...form.register(titleOf(key))}
        />
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={t`Remove ${name}`}
        onClick={() => remove(upload)}
      >
        <X size={20} aria-hidden />
      </button>
      <RowOutcome upload={upload} name={name} onRetry={() => retry(upload)} />
    </li>
  );
}
