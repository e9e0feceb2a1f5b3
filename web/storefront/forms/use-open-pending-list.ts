import { useLanguage } from '../../i18n/use-language';
import { localizePath, paths } from '../../routing/paths';
import { useNavigate } from '../../routing/use-navigate';

export function useOpenPendingList(): () => void {
  const navigate = useNavigate();
  const url = localizePath(paths.pendingSubmissions(), useLanguage());
  return () => void navigate(url);
}
