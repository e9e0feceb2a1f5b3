/** Yields between loading and running the app, so that a server-rendered page stays responsive. */
async function start(): Promise<void> {
  const { begin } = await import('./browser');
  if (painted) setTimeout(begin);
  else await begin();
}

const afterPaint = (run: () => unknown) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));

// A server-rendered page is readable without JavaScript: the app waits until everything visible is loaded.
const painted = document.getElementById('app')?.firstElementChild != null;

if (!painted) void start();
else if (document.readyState === 'complete') afterPaint(start);
else addEventListener('load', () => afterPaint(start), { once: true });
