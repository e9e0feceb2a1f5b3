/** Delay after the load event. */
const rest = 4000;

/** For background work that must not compete with the page. */
export async function atRest(): Promise<void> {
  await completed();
  await new Promise((resolve) => setTimeout(resolve, rest));
  await idle();
}

const completed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Safari has no `requestIdleCallback`. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
