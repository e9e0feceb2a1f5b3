import { getSecondFactor } from '#contract/session/admin-endpoints';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';

/**
 * Whether the forms that require the password also require a code. False until the server has answered: it then rejects
 * a form without a code, and `useSaveAccount` asks again.
 */
export function useHasSecondFactor(): boolean {
  const { data } = useQuery(query(getSecondFactor, {}));
  const enabledAt = data?.enabledAt ?? null;
  return enabledAt !== null;
}
