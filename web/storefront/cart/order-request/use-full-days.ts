import { useMemo } from 'react';
import { listFullDays } from '#contract/orders/busy-days';
import { useQuery } from '../../../data/use-query';
import { busyDaysQuery } from './busy-days-query';

/** Days of the kitchen without room for so many people. None if they cannot be loaded: the server decides. */
export function useFullDays(servings: number) {
  const { data, mutate } = useQuery(busyDaysQuery);
  const fullDays = useMemo(() => listFullDays(data ?? [], servings), [data, servings]);
  return { fullDays, reloadFullDays: () => void mutate() };
}
