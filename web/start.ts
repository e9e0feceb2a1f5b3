/** Yields between loading and running the app, so that a server-rendered page stays responsive. */
async function start(): Promise<void> {
  const { startApp } = await import('./browser');
  if (isServerRendered) setTimeout(startApp);
  else await startApp();
}

const runAfterPaint = (run: () => unknown) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));

// A server-rendered page is readable without JavaScript: the app waits until everything visible is loaded.
const isServerRendered = document.getElementById('app')?.firstElementChild != null;

if (!isServerRendered) void start();
else if (document.readyState === 'complete') runAfterPaint(start);
else addEventListener('load', () => runAfterPaint(start), { once: true });
