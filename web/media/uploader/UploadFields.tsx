import { Trans } from '@lingui/react/macro';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { FolderField } from '../panel/library/FolderField';
import { getUploadError, getUrlError } from './get-upload-error';
import { UploadError } from './UploadError';
import { UploadProgress } from './UploadProgress';
import { isBusy, urlKey } from './upload-reducer';
import { getTitlePath } from './use-upload-form';
import type { UploaderState } from './use-uploader';

export function UploadFields({ uploader }: { readonly uploader: UploaderState }) {
  const { uploads, form, errors, folder } = uploader;
  const { register } = form;
  const readOnly = uploads.some(isBusy);
  const hint = uploads.length > 1 ? <Trans>Applies to all files</Trans> : undefined;
  return (
    <>
      {uploads.length < 2 && <SingleTitle uploader={uploader} readOnly={readOnly} />}
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
        <FolderField value={folder.id} hint={hint} disabled={readOnly} onChange={folder.select} />
      )}
      {uploads.length < 2 && <SingleUploadStatus uploader={uploader} />}
    </>
  );
}

interface SingleTitleProps {
  readonly uploader: UploaderState;
  readonly readOnly: boolean;
}

function SingleTitle({ uploader: { uploads, form, errors }, readOnly }: SingleTitleProps) {
  const key = uploads[0]?.key ?? urlKey;
  return (
    <TextField
      // A new key remounts the field when the image changes.
      key={key}
      label={<Trans>Title</Trans>}
      required
      autoComplete="off"
      readOnly={readOnly}
      error={errors.getTitleError(key)}
      {...form.register(getTitlePath(key))}
    />
  );
}

function SingleUploadStatus({ uploader: { uploads } }: { readonly uploader: UploaderState }) {
  const [upload] = uploads;
  if (!upload) return null;
  if (isBusy(upload)) return <UploadProgress upload={upload} />;
  const error = getUploadError(upload);
  if (error === undefined || getUrlError(upload) !== undefined) return null;
  return <UploadError error={error} />;
}
