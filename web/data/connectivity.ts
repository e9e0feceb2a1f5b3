/** Exponential backoff: each delay is twice the previous one. */
const retryDelaysMs = { min: 2_000, max: 30_000 };

const probeTimeoutMs = 10_000;

/** Browser events, and the event dispatched below. */
const changeEvents = ['online', 'offline', 'server-reachable'];

/** The demo's server is on the device. */
const needsNetwork = import.meta.env.MODE !== 'demo';

let isServerUnreachable = false;
let retryDelay = retryDelaysMs.min;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

/** Offline: the device has no network, or the last request got no response. */
export const connectivity = {
  subscribe(listener: () => void): () => void {
    for (const name of changeEvents) addEventListener(name, listener);
    return () => {
      for (const name of changeEvents) removeEventListener(name, listener);
    };
  },
  isOffline: (): boolean => isServerUnreachable || (needsNetwork && !navigator.onLine),
};

/** Call it after any response, whatever its status. */
export function markOnline(): void {
  if (!isServerUnreachable) return;
  clearTimeout(retryTimer);
  removeEventListener('online', checkConnection);
  document.removeEventListener('visibilitychange', checkWhenVisible);
  setServerUnreachable(false);
}

/** Call it after a request without a response; probes the server until it responds. */
export function markOffline(): void {
  if (isServerUnreachable) return;
  retryDelay = retryDelaysMs.min;
  addEventListener('online', checkConnection);
  document.addEventListener('visibilitychange', checkWhenVisible);
  setServerUnreachable(true);
  scheduleCheck();
}

export async function checkConnection(): Promise<void> {
  clearTimeout(retryTimer);
  if (await isServerResponding()) markOnline();
  else if (isServerUnreachable) scheduleCheck();
  else markOffline();
}

function setServerUnreachable(isUnreachable: boolean): void {
  isServerUnreachable = isUnreachable;
  dispatchEvent(new Event('server-reachable'));
}

function scheduleCheck(): void {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(checkConnection, retryDelay);
  retryDelay = Math.min(retryDelay * 2, retryDelaysMs.max);
}

function checkWhenVisible(): void {
  if (document.visibilityState === 'visible') void checkConnection();
}

/** The health check responds with JSON; a captive portal responds with HTML. */
async function isServerResponding(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    const { headers, body } = await fetch('/healthz', { cache: 'no-store', signal });
    // An unread body would keep the request open until the timeout.
    void body?.cancel();
    return headers.get('Content-Type')?.includes('json') ?? false;
  } catch {
    return false;
  }
}
