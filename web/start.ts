/** Yields between loading and running the app, so that a server-rendered page stays responsive. */
async function start(): Promise<void> {
  const { startApp } = await import('./browser');
  if (isServerRendered) setTimeout(startApp);
  else await startApp();
}

const isServerRendered = document.getElementById('app')?.firstElementChild != null;

void start();
