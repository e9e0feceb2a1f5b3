import { useLingui } from '@lingui/react/macro';
import { useSWRConfig } from 'swr';
import { signOut } from '#contract/session/endpoints';
import { request } from '../../../data/http-client';
import { backOfficePaths } from '../../../routing/back-office-paths';
import { useNavigate } from '../../../routing/use-navigate';
import { toast } from '../../../ui/toast/toast-store';
import { resetSessionStores } from './session-scoped-store';

/** Ends the session on the server, then clears all cached data and session-scoped stores. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { unload } = useSWRConfig();
  return async () => {
    try {
      await request(signOut, {});
    } catch {
      toast({
        title: t`You’re still signed in`,
        description: t`We couldn’t reach the shop. Please try again in a moment.`,
        tone: 'critical',
      });
      return;
    }
    navigate(backOfficePaths.signIn());
    unload({ revalidate: false });
    resetSessionStores();
  };
}
