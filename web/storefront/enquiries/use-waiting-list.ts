import { useNavigate } from 'react-router-dom';
import { inLanguage } from '../../app/paths';
import { useLanguage } from '../../i18n/use-language';
import { waitingList } from '../../offline/outbox/waiting-list';

/** Opens the list of what waits. */
export function useWaitingList(): () => void {
  const navigate = useNavigate();
  const address = inLanguage(waitingList, useLanguage());
  return () => void navigate(address);
}
