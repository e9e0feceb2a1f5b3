import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { getSession, signIn as signInEndpoint } from '#contract/session/endpoints';
import { request } from '../../data/http-client';
import { parseProblem } from '../../data/parse-problem';
import { useLanguage } from '../../i18n/use-language';
import { useSending } from '../../ui/form/use-sending';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** `codeError`: the password is right; the code is missing or wrong. */
type SignInOutcome = { readonly codeError?: string };

/** Caches the new session before `onSignedIn`; the page updates with it. */
export function useSignIn(onSignedIn?: () => void) {
  const { t } = useLingui();
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const { sending, whileSending } = useSending();
  const [errorMessage, setErrorMessage] = useState<string>();

  async function signIn(credentials: Credentials, code = ''): Promise<SignInOutcome> {
    setErrorMessage(undefined);
    try {
      const session = await whileSending(() =>
        request(signInEndpoint, { body: { ...credentials, code, language } }),
      );
      await mutate(buildUrl(getSession), session, { revalidate: false });
      onSignedIn?.();
      return {};
    } catch (error) {
      const problem = parseProblem(error);
      const codeError = problem?.issues?.find(({ path }) => path === 'code')?.message;
      if (codeError !== undefined) return { codeError };
      setErrorMessage(problem?.message ?? t`An error occurred`);
      return {};
    }
  }

  return { signIn, sending, errorMessage };
}
