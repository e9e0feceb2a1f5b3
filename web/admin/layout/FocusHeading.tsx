import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Stands beside a page and, once that is there, moves the focus to its heading; a fresh page begins at its top. */
export function FocusHeading() {
  const navigation = useNavigationType();
  const [isFollowed] = useState(navigation !== 'POP');

  useEffect(() => {
    const heading = isFollowed ? document.querySelector<HTMLElement>('main h1') : null;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isFollowed]);

  return null;
}
