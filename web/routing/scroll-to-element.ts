const userActions = ['wheel', 'pointerdown', 'keydown', 'popstate'] as const;

/** A part of the page may first need its data: then scrolls once the part is there, unless the user does anything before. */
export function scrollToElement(id: string): void {
  if (scrollIfRendered(id)) return;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const observer = new MutationObserver(() => {
    if (scrollIfRendered(id)) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const action of userActions)
    addEventListener(action, stop, { passive: true, signal: waiting.signal });
}

function scrollIfRendered(id: string): boolean {
  const element = document.getElementById(id);
  element?.scrollIntoView();
  return element !== null;
}
