interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** `shared`: the device took it, or its owner thought better of it; `refused`: neither sharing nor copying is allowed. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Hands a link to the device's own way of sharing; where there is none, copies it. */
export async function share(link: SharedLink): Promise<ShareOutcome> {
  if (navigator.share === undefined) return copy(link.url);
  try {
    await navigator.share(link);
    return 'shared';
  } catch (refusal) {
    if (isNamed(refusal, 'AbortError')) return 'shared';
    if (refusal instanceof DOMException) return copy(link.url);
    throw refusal;
  }
}

async function copy(text: string): Promise<ShareOutcome> {
  // Outside a secure context there is no clipboard.
  if (navigator.clipboard === undefined) return 'refused';
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (refusal) {
    if (refusal instanceof DOMException) return 'refused';
    throw refusal;
  }
}

const isNamed = (fault: unknown, name: string): boolean =>
  fault instanceof DOMException && fault.name === name;
