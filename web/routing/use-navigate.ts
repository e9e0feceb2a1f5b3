import { startTransition, useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom';

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
    (to: To, { replace = false, state }: NavigateOptions = {}) =>
      replace ? navigator.replace(to, state) : navigator.push(to, state),
    [navigator],
  );
}

/** The current page stays until the next one is ready. */
export function useNavigate() {
  const navigate = useNavigateNow();
  return useCallback(
    (to: To, options?: NavigateOptions) => startTransition(() => navigate(to, options)),
    [navigate],
  );
}
