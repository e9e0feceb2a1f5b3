import { checkConnection, connectivity } from './connectivity';
import { unsavedInput } from './unsaved-input';

const storageKey = 'opened-anew';

/** True while `hardNavigate` is leaving the page. */
let isNavigating = false;

export const handleChunkLoadErrors = (): void =>
  addEventListener('vite:preloadError', () => void reloadOnce());

/** Reloads once per build, because the site was deployed again and the chunks of this page are gone. */
export async function reloadOnce(reload: () => void = () => location.reload()): Promise<void> {
  if (unsavedInput.isPresent() || !(await isServerReachable())) return;
  if (!isNavigating && isFirstReload()) reload();
}

/** Loads the URL as a new document, because its chunk is missing. Does nothing offline. */
export async function hardNavigate(
  url: string,
  navigate: (url: string) => void = (url) => location.assign(url),
): Promise<void> {
  isNavigating = true;
  isNavigating = await isServerReachable();
  if (isNavigating) navigate(url);
}

/** Distinguishes a missing chunk from a missing network. */
async function isServerReachable(): Promise<boolean> {
  await checkConnection();
  return !connectivity.isOffline();
}

/** Returns false without session storage, to avoid a reload loop. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === import.meta.url) return false;
    sessionStorage.setItem(storageKey, import.meta.url);
    return true;
  } catch {
    return false;
  }
}
