import { connectivity, tryAgain } from './connectivity';
import { typedText } from './typed-text';

const mark = 'opened-anew';

/** True while `hardNavigate` is leaving the page. */
let leaving = false;

export const watchForMissingCode = (): void =>
  addEventListener('vite:preloadError', () => void openAnew());

/** Reloads once per build, because the site was deployed again and the chunks of this page are gone. */
export async function openAnew(reload: () => void = () => location.reload()): Promise<void> {
  if (typedText.isThere() || !(await isServerReachable())) return;
  if (!leaving && isFirstTime()) reload();
}

/** Loads the URL as a new document, because its chunk is missing. Does nothing offline. */
export async function leaveFor(
  url: string,
  go: (url: string) => void = (url) => location.assign(url),
): Promise<void> {
  leaving = true;
  leaving = await isServerReachable();
  if (leaving) go(url);
}

/** Distinguishes a missing chunk from a missing network. */
async function isServerReachable(): Promise<boolean> {
  await tryAgain();
  return !connectivity.isOffline();
}

/** Returns false without session storage, to avoid a reload loop. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(mark) === import.meta.url) return false;
    sessionStorage.setItem(mark, import.meta.url);
    return true;
  } catch {
    return false;
  }
}
