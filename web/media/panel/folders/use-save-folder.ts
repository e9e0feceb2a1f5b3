import { useLingui } from '@lingui/react/macro';
import { createMediaFolder, renameMediaFolder } from '#contract/media/admin-endpoints';
import type { MediaFolder } from '#contract/media/admin-schema';
import { request } from '../../../data/http-client';
import { useLanguage } from '../../../i18n/use-language';
import { toast } from '../../../ui/toast/toast-store';

export function useSaveFolder(folder: MediaFolder | undefined) {
  const { t } = useLingui();
  const language = useLanguage();

  return {
    save: (name: string): Promise<unknown> => {
      const body = { name, language };
      return folder
        ? request(renameMediaFolder, { params: { id: folder.id }, body })
        : request(createMediaFolder, { body });
    },
    toastDone: (name: string): void =>
      folder
        ? toast({ title: t`Folder renamed`, description: t`It’s now called ${name}.` })
        : toast({ title: t`Folder created`, description: t`${name} is ready for pictures.` }),
    failureMessage: folder
      ? t`The folder wasn’t renamed. Please try again.`
      : t`The folder wasn’t created. Please try again.`,
  };
}
