import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { addressOf } from '#contract/endpoint';
import { setHeaderImage } from '#contract/header-image-choice';
import { getHeaderImage } from '#contract/settings';
import { problemIn, write } from '../../data/write';
import { useLanguage } from '../../i18n/use-language';
import { useSending } from '../../ui/form/use-sending';
import { toast } from '../../ui/toast/toast-store';
import { tellOfCatalogueChange } from '../catalogue-changed';

/** Puts a library file at the head of the home page, or none, and says what came of it. */
export function useSetHeaderImage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const { sending, whileSending } = useSending();
  const [fault, setFault] = useState<unknown>();

  /** Resolves with whether it has been done. */
  async function set(publitioId: string | null): Promise<boolean> {
    if (sending) return false;
    setFault(undefined);
    try {
      const body = { publitioId, language };
      const header = await whileSending(() => write(setHeaderImage, { body }));
      tellOfCatalogueChange();
      await mutate(addressOf(getHeaderImage), header, { revalidate: false });
    } catch (refused) {
      setFault(refused);
      toast({
        title: t`Error`,
        description: problemIn(refused)?.message ?? t`Failed to update header image`,
        tone: 'critical',
      });
      return false;
    }
    toast({ title: t`Header image updated successfully` });
    return true;
  }

  return { set, sending, fault };
}
