import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

type OpenItem = [string | undefined, Dispatch<SetStateAction<string | undefined>>];

/** Opens the item in the URL hash each time the hash changes; otherwise the user's choice stays. */
export function useOpenItem(targetId: string | undefined): OpenItem {
  const [openId, setOpenId] = useState(targetId);
  const [lastTargetId, setLastTargetId] = useState(targetId);
  if (targetId !== lastTargetId) {
    setLastTargetId(targetId);
    if (targetId !== undefined) setOpenId(targetId);
  }

  // The browser scrolled to the item before the one above it closed, so scroll to it once more.
  useEffect(() => {
    const scrollToTarget = () => document.querySelector(':target')?.scrollIntoView();
    addEventListener('hashchange', scrollToTarget);
    return () => removeEventListener('hashchange', scrollToTarget);
  }, []);

  return [openId, setOpenId];
}
