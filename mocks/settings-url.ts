import * as v from 'valibot';
import { isApiUrl } from './api/request-predicates';
import { type MockSettings, writeSettings } from './settings';

type Window = Pick<typeof globalThis, 'location' | 'history' | 'addEventListener'> & {
  readonly navigation?: Navigation;
};

/**
 * Keeps the settings in the address bar, however the app navigates, so that a reload or a copied address shows the same
 * state: history entries get them before the router reads the URL back, and so do links and code that load a document.
 */
export function keepSettingsInUrl(window: Window, readSettings: () => MockSettings): void {
  const { history, location } = window;
  const addSettings = (url: string | URL): string => addToUrl(url, location.href, readSettings());
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);

  history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
    if (url == null) return push(state, unused, url);
    const next = addSettings(url);
    // A link to the current page, which the app didn't recognize because of the settings.
    const isCurrent = next === location.href && new URL(url, next).href !== next;
    if (isCurrent) replace(keepIndex(state, history.state), unused, next);
    else push(state, unused, next);
  };
  history.replaceState = (state: unknown, unused: string, url?: string | URL | null) =>
    replace(state, unused, url == null ? url : addSettings(url));
  // Before the router reads the URL of an entry from before the last change of settings.
  window.addEventListener('popstate', () => history.replaceState(history.state, '', location.href));
  window.addEventListener('click', (event) => {
    const link = findLink(event);
    if (link) link.href = addSettings(link.href);
  });
  window.navigation?.addEventListener('navigate', (event) => {
    if (!loadsPage(event)) return;
    const url = addSettings(event.destination.url);
    if (url === event.destination.url) return;
    event.preventDefault();
    if (event.navigationType === 'replace') location.replace(url);
    else location.assign(url);
  });
}

const indexedState = v.looseObject({ idx: v.number() });

/** React Router numbers its history entries. */
const keepIndex = (state: unknown, current: unknown): unknown =>
  v.is(indexedState, state) && v.is(indexedState, current) ? { ...state, idx: current.idx } : state;

/** By code, such as `location.assign`; the workshop opens each story in its frame with settings of its own. */
const loadsPage = ({
  cancelable,
  destination,
  downloadRequest,
  formData,
  navigationType,
}: NavigateEvent) =>
  cancelable &&
  !destination.sameDocument &&
  downloadRequest === null &&
  formData === null &&
  (navigationType === 'push' || navigationType === 'replace') &&
  globalThis.parent === globalThis.window &&
  !isApiUrl(destination.url);

/** Other origins are left alone. */
function addToUrl(url: string | URL, base: string, settings: MockSettings): string {
  const target = new URL(url, base);
  if (target.origin !== new URL(base).origin) return target.href;
  target.search = writeSettings(target.search, settings);
  return target.href;
}

/** The link to a page whose default action the browser is about to run. */
function findLink(event: Event): HTMLAnchorElement | undefined {
  if (event.defaultPrevented) return undefined;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.protocol.startsWith('http') || link.hasAttribute('download')) return undefined;
  return isApiUrl(link.href) ? undefined : link;
}
