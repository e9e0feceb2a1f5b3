import { useEffect } from 'react';
import { useNavigate } from '../../../routing/use-navigate';
import { PageSkeleton } from '../layout/PageSkeleton';

/** Replaces the history entry. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    navigate(to, { replace: true });
  }, [navigate, to]);

  return <PageSkeleton />;
}
