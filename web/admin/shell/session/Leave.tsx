import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageLoading } from '../layout/PageLoading';

/** Replaces the history entry. */
export function Leave({ to }: { readonly to: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    navigate(to, { replace: true });
  }, [navigate, to]);

  return <PageLoading />;
}
