import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { MediaFile } from '#contract/media/schema';
import { ServerError } from '../../../admin/shell/session/ServerError';
import { UnsavedChangesGuard } from '../../../admin/shell/unsaved-changes/UnsavedChangesGuard';
import { button } from '../../../ui/button/Button.css';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { FolderField } from '../library/FolderField';
import { SpotsField } from '../spots/SpotsField';
import { AltFields } from './AltFields';
import * as styles from './EditFileForm.css';
import { FocalPointField } from './FocalPointField';
import { useEditFile } from './use-edit-file';

interface EditFileFormProps {
  readonly file: MediaFile;
  /** Called after saving or canceling. */
  readonly onDone: () => void;
  readonly onUnsavedChange: (unsaved: boolean) => void;
}

export function EditFileForm({ file, onDone, onUnsavedChange }: EditFileFormProps) {
  const { t } = useLingui();
  const formElement = useRef<HTMLFormElement>(null);
  const { form, save, sending, error } = useEditFile(file, closeIfMounted);
  const { register, control, formState } = form;
  const { errors, isDirty } = formState;

  /** A response that arrives after another file was opened must not close that one. */
  function closeIfMounted(): void {
    if (formElement.current) onDone();
  }

  // Focuses the form instead of its first field, so that no on-screen keyboard covers half a phone.
  useEffect(() => formElement.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    onUnsavedChange(isDirty);
    return () => onUnsavedChange(false);
  }, [onUnsavedChange, isDirty]);

  return (
    <form
      ref={formElement}
      tabIndex={-1}
      noValidate
      aria-label={t`Edit file`}
      className={styles.form}
      onSubmit={save}
    >
      {isDirty && <UnsavedChangesGuard onDiscard={() => form.reset()} />}
      <fieldset disabled={sending} className={styles.fields}>
        <FocalPointField file={file} control={control} />
        <TextField
          label={<Trans>Title</Trans>}
          required
          autoComplete="off"
          error={errors.title?.message}
          {...register('title')}
        />
        <TextArea
          label={<Trans>Description</Trans>}
          rows={3}
          error={errors.description?.message}
          {...register('description')}
        />
        <TextField
          label={<Trans>Tags (comma separated)</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          error={errors.tags?.message}
          {...register('tags')}
        />
        <AltFields form={form} />
        <FolderField
          value={form.watch('folder_id') ?? null}
          error={errors.folder_id?.message}
          onChange={(id) => form.setValue('folder_id', id, { shouldDirty: true })}
        />
        <SpotsField file={file} form={form} />
        <ServerError error={error} />
        <p className={styles.buttons}>
          <button type="button" className={button.secondary} onClick={onDone}>
            <Trans>Cancel</Trans>
          </button>
          <button type="submit" className={button.primary}>
            {sending ? <Trans>Saving...</Trans> : <Trans>Save Changes</Trans>}
          </button>
        </p>
      </fieldset>
    </form>
  );
}
