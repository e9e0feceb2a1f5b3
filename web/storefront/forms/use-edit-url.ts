import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '../../routing/use-navigate';

/** The queued submission that `?mend=` names, and how to go on without it. */
export function useEditUrl() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const leaveEditUrl = useCallback(() => {
    const params = new URLSearchParams(search);
    params.delete('mend');
    navigate({ pathname, search: params.toString() }, { replace: true });
  }, [pathname, search, navigate]);

  return { requestedId: new URLSearchParams(search).get('mend') ?? undefined, leaveEditUrl };
}
