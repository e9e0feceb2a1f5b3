import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type MediaFolder, mediaFolderForm } from '#contract/media/admin-schema';
import { SessionOver } from '../../../admin/shell/session/SessionOver';
import { isSessionOver } from '../../../admin/shell/session/session-over';
import { parseProblem } from '../../../data/response-problem';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { actions } from '../../../ui/dialog/QuestionDialog.css';
import { TextField } from '../../../ui/form/TextField';
import { useErrorsInLanguage } from '../../../ui/form/use-errors-in-language';
import { useSending } from '../../../ui/form/use-sending';
import { Notice } from '../../../ui/notice/Notice';
import { useRefreshLibrary } from '../library/use-refresh-library';
import { useSaveFolder } from './use-save-folder';

interface FolderFormProps {
  /** Undefined creates a folder. */
  readonly folder?: MediaFolder;
  readonly onDone: () => void;
}

export function FolderForm({ folder, onDone }: FolderFormProps) {
  const language = useLanguage();
  const refresh = useRefreshLibrary();
  const { save, toastDone, failed } = useSaveFolder(folder);
  const { sending, whileSending } = useSending();
  const [sessionOver, setSessionOver] = useState(false);
  const form = useForm({
    resolver: valibotResolver(mediaFolderForm, { lang: language }),
    defaultValues: { name: folder?.name ?? '' },
  });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState, setError } = form;

  async function send({ name }: { readonly name: string }): Promise<void> {
    setSessionOver(false);
    try {
      await whileSending(() => save(name));
    } catch (error) {
      if (isSessionOver(error)) return setSessionOver(true);
      const problem = parseProblem(error);
      const message = problem?.issues?.[0]?.message ?? problem?.message;
      setError('name', { message: message ?? failed });
      return;
    }
    onDone();
    toastDone(name);
    await refresh();
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <TextField
        label={<Trans>Folder Name</Trans>}
        data-autofocus
        autoComplete="off"
        required
        readOnly={sending}
        error={formState.errors.name?.message}
        {...register('name')}
      />
      {sessionOver && (
        <Notice>
          <SessionOver />
        </Notice>
      )}
      <p className={actions}>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onDone}>
          <Trans>Cancel</Trans>
        </button>
        <button type="submit" className={button()} disabled={sending}>
          {folder ? <Trans>Rename</Trans> : <Trans>Create</Trans>}
        </button>
      </p>
    </form>
  );
}
