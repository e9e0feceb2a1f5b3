import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

type OpenItem = [string | undefined, Dispatch<SetStateAction<string | undefined>>];

/** Opens the item in the URL hash each time the hash changes; otherwise the user's choice stays. */
export function useOpenItem(targetId: string | undefined): OpenItem {
  const [open, setOpen] = useState(targetId);
  const [followed, setFollowed] = useState(targetId);
  if (targetId !== followed) {
    setFollowed(targetId);
    if (targetId !== undefined) setOpen(targetId);
  }

  // The browser scrolled to the item before the one above it closed, so scroll to it once more.
  useEffect(() => {
    const goThere = () => document.querySelector(':target')?.scrollIntoView();
    addEventListener('hashchange', goThere);
    return () => removeEventListener('hashchange', goThere);
  }, []);

  return [open, setOpen];
}
