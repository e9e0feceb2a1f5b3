import { useState } from 'react';
import { CodeForm } from './CodeForm';
import { CredentialsForm } from './CredentialsForm';
import { type Credentials, useSignIn } from './use-sign-in';

interface SignInFormProps {
  /** The previously signed-in user's. */
  readonly username?: string;
  readonly onSignedIn?: () => void;
}

/**
 * Two steps for an account with a second factor. User name and password stay in memory and are sent again with the
 * code, so that the server stores no half-finished sign-in.
 */
export function SignInForm({ username: initialUsername = '', onSignedIn }: SignInFormProps) {
  const { signIn, sending, errorMessage } = useSignIn(onSignedIn);
  const [username, setUsername] = useState(initialUsername);
  const [isReturning, setIsReturning] = useState(false);
  /** Once they turned out to be right. */
  const [credentials, setCredentials] = useState<Credentials>();

  async function submitCredentials(typed: Credentials): Promise<void> {
    setUsername(typed.username);
    const { codeError } = await signIn(typed);
    if (codeError !== undefined) setCredentials(typed);
  }

  if (credentials) {
    return (
      <CodeForm
        sending={sending}
        errorMessage={errorMessage}
        onSubmit={(code) => signIn(credentials, code)}
        onBack={() => {
          setIsReturning(true);
          setCredentials(undefined);
        }}
      />
    );
  }
  return (
    <CredentialsForm
      username={username}
      isReturning={isReturning}
      sending={sending}
      errorMessage={errorMessage}
      onSubmit={submitCredentials}
    />
  );
}
