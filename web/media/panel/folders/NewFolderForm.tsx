import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mediaFolderForm } from '#contract/media-form';
import { createMediaFolder } from '#contract/media-library';
import { SessionOver } from '../../../admin/session/SessionOver';
import { isSessionOver } from '../../../admin/session/session-over';
import { problemIn, write } from '../../../data/write';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { answers } from '../../../ui/dialog/QuestionDialog.css';
import { TextField } from '../../../ui/form/TextField';
import { useErrorsInLanguage } from '../../../ui/form/use-errors-in-language';
import { useSending } from '../../../ui/form/use-sending';
import { Notice } from '../../../ui/notice/Notice';
import { toast } from '../../../ui/toast/toast-store';
import { useRefreshLibrary } from '../library/use-refresh-library';

/** The name of a new folder; what the shop has against it is said at the field. */
export function NewFolderForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const refresh = useRefreshLibrary();
  const { sending, whileSending } = useSending();
  const [sessionOver, setSessionOver] = useState(false);
  const form = useForm({
    resolver: valibotResolver(mediaFolderForm, { lang: language }),
    defaultValues: { name: '' },
  });
  useErrorsInLanguage(form);
  const { register, handleSubmit, formState, setError } = form;

  async function create({ name }: { readonly name: string }): Promise<void> {
    setSessionOver(false);
    try {
      await whileSending(() => write(createMediaFolder, { body: { name, language } }));
    } catch (fault) {
      if (isSessionOver(fault)) return setSessionOver(true);
      const told = problemIn(fault);
      const message = told?.issues?.[0]?.message ?? told?.message;
      setError('name', { message: message ?? t`The folder was not created. Please try again.` });
      return;
    }
    onDone();
    toast({ title: t`Folder created`, description: t`${name} is ready for pictures.` });
    await refresh();
  }

  return (
    <form noValidate onSubmit={handleSubmit(create)}>
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
      <p className={answers}>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onDone}>
          <Trans>Cancel</Trans>
        </button>
        <button type="submit" className={button()} disabled={sending}>
          <Trans>Create</Trans>
        </button>
      </p>
    </form>
  );
}
