/** Exponential backoff: each delay is twice the previous one. */
const pauses = { first: 2_000, longest: 30_000 };

const patience = 10_000;

/** Browser events, and the event dispatched below. */
const changes = ['online', 'offline', 'server-reachable'];

let unanswered = false;
let pause = pauses.first;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** Offline: the device has no network, or the last request got no response. */
export const connectivity = {
  subscribe(listener: () => void): () => void {
    for (const name of changes) addEventListener(name, listener);
    return () => {
      for (const name of changes) removeEventListener(name, listener);
    };
  },
  isOffline: (): boolean => unanswered || !navigator.onLine,
};

/** Call it after any response, whatever its status. */
export function reached(): void {
  if (!unanswered) return;
  clearTimeout(nextTry);
  removeEventListener('online', tryAgain);
  document.removeEventListener('visibilitychange', tryWhenSeen);
  note(false);
}

/** Call it after a request without a response; probes the server until it responds. */
export function unreached(): void {
  if (unanswered) return;
  pause = pauses.first;
  addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryWhenSeen);
  note(true);
  tryLater();
}

export async function tryAgain(): Promise<void> {
  clearTimeout(nextTry);
  if (await isServerResponding()) reached();
  else if (unanswered) tryLater();
  else unreached();
}

function note(isUnanswered: boolean): void {
  unanswered = isUnanswered;
  dispatchEvent(new Event('server-reachable'));
}

function tryLater(): void {
  clearTimeout(nextTry);
  nextTry = setTimeout(tryAgain, pause);
  pause = Math.min(pause * 2, pauses.longest);
}

function tryWhenSeen(): void {
  if (document.visibilityState === 'visible') void tryAgain();
}

/** The health check responds with JSON; a captive portal responds with HTML. */
async function isServerResponding(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const { headers, body } = await fetch('/healthz', { cache: 'no-store', signal });
    // An unread body would keep the request open until the timeout.
    void body?.cancel();
    return headers.get('Content-Type')?.includes('json') ?? false;
  } catch {
    return false;
  }
}
