interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** `shared` includes a share dialog that the user canceled; `unavailable`: neither sharing nor copying is allowed. */
type ShareOutcome = 'shared' | 'copied' | 'unavailable';

/** Uses the Web Share API, or else the clipboard. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (navigator.share === undefined) return copyToClipboard(link.url);
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    if (hasName(error, 'AbortError')) return 'shared';
    if (error instanceof DOMException) return copyToClipboard(link.url);
    throw error;
  }
}

async function copyToClipboard(text: string): Promise<ShareOutcome> {
  // The clipboard exists only in secure contexts.
  if (navigator.clipboard === undefined) return 'unavailable';
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException) return 'unavailable';
    throw error;
  }
}

const hasName = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;
