import { startTransition, useCallback, useContext } from 'react';
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  type To,
} from 'react-router-dom';
import { addBasePath } from './base-path';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/**
 * Updates the location at once, so that a view transition can render the next page synchronously. react-router's own
 * hooks of links and navigation also read the location: every link would be rendered again on each navigation.
 */
export function useNavigateNow() {
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (to: To, { replace = false, state }: NavigateOptions = {}) => {
      const url = toUrl(to);
      if (replace) navigator.replace(url, state);
      else navigator.push(url, state);
    },
    [navigator],
  );
}

const toUrl = (to: To): string => addBasePath(typeof to === 'string' ? to : createPath(to));

/** The current page stays until the next one is ready. */
export function useNavigate() {
  const navigate = useNavigateNow();
  return useCallback(
    (to: To, options?: NavigateOptions) => startTransition(() => navigate(to, options)),
    [navigate],
  );
}
