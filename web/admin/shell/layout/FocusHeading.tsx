import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusHeading } from '../../../routing/use-navigation-effects';

/** Stands beside a page and, once that is there, moves the focus to its heading; a fresh page begins at its top. */
export function FocusHeading() {
  const navigation = useNavigationType();
  const [isFollowed] = useState(navigation !== 'POP');

  useEffect(() => {
    if (isFollowed) focusHeading();
  }, [isFollowed]);

  return null;
}
