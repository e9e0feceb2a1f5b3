import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusHeading } from '../../../routing/use-navigation-effects';

/**
 * Render next to a lazy page: focuses its heading once it has mounted, so that screen readers start there. Skips Back
 * and Forward.
 */
export function FocusHeading() {
  const navigation = useNavigationType();
  const [shouldFocus] = useState(navigation !== 'POP');

  useEffect(() => {
    if (shouldFocus) focusHeading();
  }, [shouldFocus]);

  return null;
}
