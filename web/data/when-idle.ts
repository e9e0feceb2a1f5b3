/** Delay after the load event. */
const delayAfterLoadMs = 4000;

/** A page that is never idle, as on a slow phone, gets its offline copy all the same. */
const maxIdleWaitMs = 5000;

/** For background work that must not compete with the page. */
export async function whenIdle(): Promise<void> {
  await whenLoaded();
  await new Promise((resolve) => setTimeout(resolve, delayAfterLoadMs));
  await nextIdlePeriod();
}

const whenLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Safari has no `requestIdleCallback`. */
export const nextIdlePeriod = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: maxIdleWaitMs });
    else setTimeout(resolve, 200);
  });

/** Runs `task` once what has changed is on the screen. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
