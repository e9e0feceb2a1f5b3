import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { getSession, signIn as signInEndpoint } from '#contract/session/endpoints';
import { request } from '../../data/http-client';
import { parseProblem } from '../../data/parse-problem';
import { useLanguage } from '../../i18n/use-language';
import { useSending } from '../../ui/form/use-sending';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Caches the new session before `onSignedIn`; the page updates with it. */
export function useSignIn(onSignedIn?: () => void) {
  const { t } = useLingui();
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const { sending, whileSending } = useSending();
  const [errorMessage, setErrorMessage] = useState<string>();

  async function signIn(credentials: Credentials): Promise<void> {
    setErrorMessage(undefined);
    try {
      const session = await whileSending(() =>
        request(signInEndpoint, { body: { ...credentials, language } }),
      );
      await mutate(buildUrl(getSession), session, { revalidate: false });
      onSignedIn?.();
    } catch (error) {
      setErrorMessage(parseProblem(error)?.message ?? t`An error occurred`);
    }
  }

  return { signIn, sending, errorMessage };
}
