/** Milliseconds between two tries to reach a shop that did not answer: each pause twice the one before it. */
const pauses = { first: 2_000, longest: 30_000 };

/** Milliseconds a try may take. */
const patience = 10_000;

/** What the browser says of the device's network, and what is dispatched here when the shop comes or goes. */
const changes = ['online', 'offline', 'shop-reachable'];

let unanswered = false;
let pause = pauses.first;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** Whether the shop can be reached, as far as is known: the device has a network, and the last try was answered. */
export const connectivity = {
  subscribe(listener: () => void): () => void {
    for (const name of changes) addEventListener(name, listener);
    return () => {
      for (const name of changes) removeEventListener(name, listener);
    };
  },
  isOffline: (): boolean => unanswered || !navigator.onLine,
};

/** Notes that the shop answered, whatever it said. */
export function reached(): void {
  if (!unanswered) return;
  clearTimeout(nextTry);
  removeEventListener('online', tryAgain);
  document.removeEventListener('visibilitychange', tryWhenSeen);
  note(false);
}

/** Notes that no answer came; from then on the shop is tried again and again until it is there. */
export function unreached(): void {
  if (unanswered) return;
  pause = pauses.first;
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryWhenSeen);
  note(true);
  tryLater();
}

/** Tries to reach the shop, and notes whether it answered. */
export async function tryAgain(): Promise<void> {
  clearTimeout(nextTry);
  if (await answers()) reached();
  else if (unanswered) tryLater();
  else unreached();
}

function note(isUnanswered: boolean): void {
  unanswered = isUnanswered;
  dispatchEvent(new Event('shop-reachable'));
}

function tryLater(): void {
  clearTimeout(nextTry);
  nextTry = setTimeout(tryAgain, pause);
  pause = Math.min(pause * 2, pauses.longest);
}

function tryWhenSeen(): void {
  if (document.visibilityState === 'visible') void tryAgain();
}

/** The shop's own answer is JSON: the sign-in page of a strange network answers to everything. */
async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const { headers, body } = await fetch('/healthz', { cache: 'no-store', signal });
    // Unread, the request would stay unfinished until the timeout.
    void body?.cancel();
    return headers.get('Content-Type')?.includes('json') ?? false;
  } catch {
    return false;
  }
}
