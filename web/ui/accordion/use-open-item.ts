import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

type OpenItem = [string | undefined, Dispatch<SetStateAction<string | undefined>>];

/** The one item that is open: the addressed one whenever the address comes to name one, else the reader's choice. */
export function useOpenItem(addressed: string | undefined): OpenItem {
  const [open, setOpen] = useState(addressed);
  const [followed, setFollowed] = useState(addressed);
  if (addressed !== followed) {
    setFollowed(addressed);
    if (addressed !== undefined) setOpen(addressed);
  }

  // The browser went to the item before the one above it closed, and has to go there again.
  useEffect(() => {
    const goThere = () => document.querySelector(':target')?.scrollIntoView();
    addEventListener('hashchange', goThere);
    return () => removeEventListener('hashchange', goThere);
  }, []);

  return [open, setOpen];
}
