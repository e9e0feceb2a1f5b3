/** Code that has just been read rests before it runs: in between, a page that is there answers to its visitor. */
async function start(): Promise<void> {
  const { begin } = await import('./browser');
  if (painted) setTimeout(begin);
  else await begin();
}

/** Runs after what is there has been painted. */
const afterPaint = (run: () => unknown) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));

// A page that came complete is readable before this code is: it waits until everything visible is there.
const painted = document.getElementById('app')?.firstElementChild != null;

if (!painted) void start();
else if (document.readyState === 'complete') afterPaint(start);
else addEventListener('load', () => afterPaint(start), { once: true });
