import { Trans } from '@lingui/react/macro';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { FolderField } from '../panel/library/FolderField';
import { Failure } from './Failure';
import { UploadProgress } from './UploadProgress';
import { titleField } from './upload-form';
import { getUploadError, getUrlError } from './upload-problem';
import { isBusy, urlKey } from './uploads';
import type { UploaderState } from './use-uploader';

export function UploadFields({ uploader }: { readonly uploader: UploaderState }) {
  const { uploads, form, errors, folder } = uploader;
  const { register } = form;
  const readOnly = uploads.some(isBusy);
  const hint = uploads.length > 1 ? <Trans>Applies to all files</Trans> : undefined;
  return (
    <>
      {uploads.length < 2 && <OnlyTitle uploader={uploader} readOnly={readOnly} />}
      <TextArea
        label={<Trans>Description</Trans>}
        hint={hint}
        readOnly={readOnly}
        error={errors.description}
        {...register('description')}
      />
      <TextField
        label={<Trans>Tags (comma separated)</Trans>}
        hint={hint}
        autoComplete="off"
        readOnly={readOnly}
        error={errors.tags}
        {...register('tags')}
      />
      {folder && (
        <FolderField value={folder.id} hint={hint} disabled={readOnly} onChange={folder.choose} />
      )}
      {uploads.length < 2 && <Outcome uploader={uploader} />}
    </>
  );
}

interface OnlyTitleProps {
  readonly uploader: UploaderState;
  readonly readOnly: boolean;
}

function OnlyTitle({ uploader: { uploads, form, errors }, readOnly }: OnlyTitleProps) {
  const key = uploads[0]?.key ?? urlKey;
  return (
    <TextField
      // A new key remounts the field when the image changes.
      key={key}
      label={<Trans>Title</Trans>}
      required
      autoComplete="off"
      readOnly={readOnly}
      error={errors.titleField(key)}
      {...form.register(titleField(key))}
    />
  );
}

function Outcome({ uploader: { uploads } }: { readonly uploader: UploaderState }) {
  const [upload] = uploads;
  if (!upload) return null;
  if (isBusy(upload)) return <UploadProgress upload={upload} />;
  const error = getUploadError(upload);
  if (error === undefined || getUrlError(upload) !== undefined) return null;
  return <Failure error={error} />;
}
