const userActions = ['wheel', 'pointerdown', 'keydown', 'popstate'] as const;

type OnScrolled = (element: HTMLElement) => void;

/**
 * `hash` is that of a URL, with an id of unaccented letters. A part of the page may first need its data: then scrolls once
 * the part is there, unless the user does anything before.
 */
export function scrollToElement(hash: string, onScrolled?: OnScrolled): void {
  if (scrollIfRendered(hash, onScrolled)) return;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const observer = new MutationObserver(() => {
    if (scrollIfRendered(hash, onScrolled)) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const action of userActions)
    addEventListener(action, stop, { passive: true, signal: waiting.signal });
}

function scrollIfRendered(hash: string, onScrolled?: OnScrolled): boolean {
  const element = document.getElementById(hash.slice(1));
  if (!element) return false;
  element.scrollIntoView();
  onScrolled?.(element);
  return true;
}
