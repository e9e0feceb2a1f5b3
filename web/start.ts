const begin = () => import('./browser');

/** Runs after what is there has been painted. */
const afterPaint = (run: () => unknown) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));

// A page that came complete is readable before this code is: it waits until everything visible is there.
const painted = document.getElementById('app')?.firstElementChild != null;

if (!painted) begin();
else if (document.readyState === 'complete') afterPaint(begin);
else addEventListener('load', () => afterPaint(begin), { once: true });
