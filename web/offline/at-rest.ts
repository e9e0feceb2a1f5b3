/** Milliseconds for which a page is left alone once it is complete. */
const rest = 4000;

/** Resolves once the page has been complete for a while and has nothing to do: what is not for its reader begins then. */
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

/** Browsers that do not say when they are idle are given a moment. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
