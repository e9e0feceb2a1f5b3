import { useNavigate } from 'react-router-dom';
import { inLanguage, paths } from '../../app/paths';
import { useLanguage } from '../../i18n/use-language';

/** Opens the list of what waits. */
export function useWaitingList(): () => void {
  const navigate = useNavigate();
  const address = inLanguage(paths.waitingList(), useLanguage());
  return () => void navigate(address);
}
