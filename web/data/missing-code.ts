import { connectivity, tryAgain } from './connectivity';
import { typedText } from './typed-text';

const mark = 'opened-anew';

/** Whether somebody is about to leave for another page anyway. */
let leaving = false;

/** From now on a chunk that is missing opens the page anew. */
export const watchForMissingCode = (): void =>
  addEventListener('vite:preloadError', () => void openAnew());

/**
 * Opens the page anew, once for each build, since a part of its code can no longer be had: the shop has been
 * built again, and what the server sends now fits together.
 */
export async function openAnew(reload: () => void = () => location.reload()): Promise<void> {
  if (typedText.isThere() || !(await shopAnswers())) return;
  if (!leaving && isFirstTime()) reload();
}

/** Leaves for a page whose code could not be had here, as a plain link does; without a network it stays. */
export async function leaveFor(
  address: string,
  go: (address: string) => void = (address) => location.assign(address),
): Promise<void> {
  leaving = true;
  leaving = await shopAnswers();
  if (leaving) go(address);
}

/** Whether it is the code that is missing, and not the shop. */
async function shopAnswers(): Promise<boolean> {
  await tryAgain();
  return !connectivity.isOffline();
}

/** Where this cannot be remembered it must not be tried: it would be tried for ever. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(mark) === import.meta.url) return false;
    sessionStorage.setItem(mark, import.meta.url);
    return true;
  } catch {
    return false;
  }
}
