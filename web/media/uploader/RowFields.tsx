import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { RequiredIndicator } from '../../ui/form/RequiredIndicator';
import { TextField } from '../../ui/form/TextField';
import { useRestoreFocus } from '../../ui/use-restore-focus';
import { RowStatus } from './RowStatus';
import * as styles from './UploadRow.css';
import { isBusy, type Upload } from './upload-reducer';
import { getTitlePath } from './use-upload-form';
import type { UploaderState } from './use-uploader';

interface RowFieldsProps {
  readonly upload: Upload;
  readonly name: string;
  readonly uploader: UploaderState;
  /** Gets the focus when the fields are replaced. */
  readonly row: RefObject<HTMLElement | null>;
}

export function RowFields({ upload, name, uploader, row }: RowFieldsProps) {
  const { t } = useLingui();
  const { form, errors, retry, remove } = uploader;
  useRestoreFocus(row);
  return (
    <>
      <div className={styles.title}>
        <TextField
          label={
            <>
              <Trans>Title</Trans>
              <RequiredIndicator /> <span className={styles.name}>{name}</span>
            </>
          }
          aria-required
          autoComplete="off"
          readOnly={isBusy(upload)}
          error={errors.getTitleError(upload.key)}
          {...form.register(getTitlePath(upload.key))}
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
      <RowStatus upload={upload} name={name} onRetry={() => retry(upload)} />
    </>
  );
}
