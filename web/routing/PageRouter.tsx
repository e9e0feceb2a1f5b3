import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { basePath } from './base-path';
import { isHistoryBlocked } from './history-blockers';

/**
 * react-router's `BrowserRouter` makes either all updates React transitions or none. Here, going back is one: the page
 * stays until the code of the previous one is loaded. A link decides for itself: see `PageLink` and `useNavigate`.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ location, action }, setState] = useState({
    location: history.location,
    action: history.action,
  });
  useLayoutEffect(
    () =>
      history.listen((update) => {
        // In the listener of `popstate` itself: Chromium calls those of the window in the order they were added.
        if (update.action === 'POP' && isHistoryBlocked(update.delta)) return;
        if (update.action === 'POP') startTransition(() => setState(update));
        else setState(update);
      }),
    [history],
  );
  return (
    <Router
      basename={basePath || '/'}
      location={location}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
