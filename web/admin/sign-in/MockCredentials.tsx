import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as styles from './SignInPage.css';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Only in the modes `mock` and `demo`; no production build contains it. */
export function MockCredentials() {
  const [credentials, setCredentials] = useState<Credentials>();

  useEffect(() => {
    void import('#mocks/mock-admin').then(({ mockAdmin }) => setCredentials(mockAdmin));
  }, []);

  if (!credentials) return null;
  return (
    <p className={styles.mockCredentials}>
      <Trans>
        This is a demo: sign in as <code>{credentials.username}</code> with{' '}
        <code>{credentials.password}</code>.
      </Trans>
    </p>
  );
}
