import { startTransition, useCallback } from 'react';
import { type NavigateOptions, type To, useNavigate as useRouterNavigate } from 'react-router-dom';

/**
 * The current page stays until the next one is ready. The router itself updates at once, so that a view transition
 * can render the next page synchronously.
 */
export function useNavigate() {
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To, options?: NavigateOptions) => startTransition(() => void navigate(to, options)),
    [navigate],
  );
}
