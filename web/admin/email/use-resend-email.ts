import { useLingui } from '@lingui/react/macro';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { getEmailStatus, resendEmail } from '#contract/email/admin-endpoints';
import { request } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { useSending } from '../../ui/form/use-sending';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';

export function useResendEmail(onResent: () => void) {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const { mutate } = useSWRConfig();
  const { sending, whileSending } = useSending();

  async function resend(id: number): Promise<void> {
    if (sending) return;
    const outcome = await whileSending(() =>
      runMutation(() => request(resendEmail, { params: { id }, body: { language } }), {
        done: () => t`We’re sending it again.`,
        failed: t`The email could not be sent. Please try again.`,
      }),
    );
    if (!outcome.done) return;
    onResent();
    await mutate(buildUrl(getEmailStatus), outcome.result, { revalidate: false });
  }

  return { resend, sending };
}
