import { listFullDays } from '#contract/orders/endpoints';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';

const noDays: readonly string[] = [];

/** Days of the kitchen without room for so many people. None if they cannot be loaded: the server decides. */
export function useFullDays(servings: number) {
  const { data, mutate } = useQuery(query(listFullDays, { query: { servings: String(servings) } }));
  return { fullDays: data ?? noDays, reloadFullDays: () => void mutate() };
}
