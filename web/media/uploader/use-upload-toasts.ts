import { useLingui } from '@lingui/react/macro';
import { mediaMessages } from '#contract/media/admin-messages';
import { ResponseError } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { toast } from '../../ui/toast/toast-store';

export function useUploadToasts() {
  const { t } = useLingui();
  const language = useLanguage();
  const toastError = (title: string, description: string) =>
    toast({ title, description, tone: 'critical' });
  return {
    showNoFile: () => toastError(t`No file selected`, t`Please select a file to upload`),
    showMissingTitle: () => toastError(t`Title required`, mediaMessages.title[language]),
    showFailed: (error: unknown) =>
      toastError(
        t`Upload failed`,
        error instanceof ResponseError
          ? t`Failed to upload file`
          : t`An error occurred during upload`,
      ),
    showNoPreview: () =>
      toast({
        title: t`Upload completed`,
        description: t`File was uploaded, but preview URL is not available`,
      }),
  };
}
