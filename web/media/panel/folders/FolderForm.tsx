import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type MediaFolder, mediaFolderForm } from '#contract/media/admin-schema';
import { isSessionExpired } from '../../../admin/shell/session/is-session-expired';
import { SessionExpired } from '../../../admin/shell/session/SessionExpired';
import { parseProblem } from '../../../data/parse-problem';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { actions } from '../../../ui/dialog/CompactDialog.css';
import { TextField } from '../../../ui/form/TextField';
import { useRevalidateOnLanguageChange } from '../../../ui/form/use-revalidate-on-language-change';
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
  const { save, toastDone, failureMessage } = useSaveFolder(folder);
  const { sending, whileSending } = useSending();
  const [sessionExpired, setSessionExpired] = useState(false);
  const form = useForm({
    resolver: valibotResolver(mediaFolderForm, { lang: language }),
    defaultValues: { name: folder?.name ?? '' },
  });
  useRevalidateOnLanguageChange(form);
  const { register, handleSubmit, formState, setError } = form;

  async function send({ name }: { readonly name: string }): Promise<void> {
    setSessionExpired(false);
    try {
      await whileSending(() => save(name));
    } catch (error) {
      if (isSessionExpired(error)) return setSessionExpired(true);
      const problem = parseProblem(error);
      const message = problem?.issues?.[0]?.message ?? problem?.message;
      setError('name', { message: message ?? failureMessage });
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
      {sessionExpired && (
        <Notice>
          <SessionExpired />
        </Notice>
      )}
      <p className={actions}>
        <button type="button" className={button.secondary} onClick={onDone}>
          <Trans>Cancel</Trans>
        </button>
        <button type="submit" className={button.primary} disabled={sending}>
          {folder ? <Trans>Rename</Trans> : <Trans>Create</Trans>}
        </button>
      </p>
    </form>
  );
}
