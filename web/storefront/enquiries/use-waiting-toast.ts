import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { inLanguage } from '../../app/paths';
import { useLanguage } from '../../i18n/use-language';
import { waitingList } from '../../offline/outbox/waiting-list';
import { toast } from '../../ui/toast/toast-store';

/** Says that something could not be sent yet, and leads to where it waits. */
export function useWaitingToast(): () => void {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  return () =>
    toast({
      title: t`Not sent yet`,
      description: t`We could not reach the shop. It will be sent once you are back online.`,
      action: {
        label: t`Waiting to be sent`,
        run: () => void navigate(inLanguage(waitingList, language)),
      },
    });
}
