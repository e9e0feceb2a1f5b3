import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as styles from './SignInPage.css';

interface Pair {
  readonly username: string;
  readonly password: string;
}

/** Only in mock mode; no production build contains it. */
export function MockedPair() {
  const [pair, setPair] = useState<Pair>();

  useEffect(() => {
    void import('#mocks/administrator').then(({ mockAdmin }) => setPair(mockAdmin));
  }, []);

  if (!pair) return null;
  return (
    <p className={styles.pair}>
      <Trans>
        This is a demo: sign in as <code>{pair.username}</code> with <code>{pair.password}</code>.
      </Trans>
    </p>
  );
}
