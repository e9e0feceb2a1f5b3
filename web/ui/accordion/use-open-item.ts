import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

type OpenItem = [string | undefined, Dispatch<SetStateAction<string | undefined>>];

/** Opens the item in the URL hash each time the hash changes; otherwise the user's choice stays. */
export function useOpenItem(addressed: string | undefined): OpenItem {
  const [open, setOpen] = useState(addressed);
  const [followed, setFollowed] = useState(addressed);
  if (addressed !== followed) {
    setFollowed(addressed);
    if (addressed !== undefined) setOpen(addressed);
  }

  // The browser scrolled to the item before the one above it closed, so scroll to it once more.
  useEffect(() => {
    const goThere = () => document.querySelector(':target')?.scrollIntoView();
    addEventListener('hashchange', goThere);
    return () => removeEventListener('hashchange', goThere);
  }, []);

  return [open, setOpen];
}
