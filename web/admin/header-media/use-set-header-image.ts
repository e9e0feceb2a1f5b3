import { useLingui } from '@lingui/react/macro';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { setHeaderImage } from '#contract/settings/admin-endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';
import { request } from '../../data/http-client';
import { useLanguage } from '../../i18n/use-language';
import { useSending } from '../../ui/form/use-sending';
import { requestCatalogRefresh } from '../shell/mutations/request-catalog-refresh';
import { useMutationToast } from '../shell/mutations/use-mutation-toast';

export function useSetHeaderImage() {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const { mutate } = useSWRConfig();
  const { sending, whileSending } = useSending();

  async function saveHeaderImage(publitioId: string | null): Promise<void> {
    const header = await request(setHeaderImage, { body: { publitioId, language } });
    requestCatalogRefresh();
    await mutate(buildUrl(getHeaderImage), header, { revalidate: false });
  }

  /** Resolves to whether the header image was saved. */
  async function updateHeaderImage(publitioId: string | null): Promise<boolean> {
    if (sending) return false;
    const { done } = await whileSending(() =>
      runMutation(() => saveHeaderImage(publitioId), {
        done: () => t`Header image updated successfully`,
        failed: t`Failed to update header image`,
      }),
    );
    return done;
  }

  return { updateHeaderImage, sending };
}
