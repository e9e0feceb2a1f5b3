import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language';
import { localizePath, paths } from '../../routing/paths';

export function useOpenPendingList(): () => void {
  const navigate = useNavigate();
  const url = localizePath(paths.pendingSubmissions(), useLanguage());
  return () => void navigate(url);
}
