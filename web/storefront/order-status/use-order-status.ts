import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import * as HTTP from '#contract/core/http-status';
import { getOrderStatus } from '#contract/orders/endpoints';
import type { OrderStatusView } from '#contract/orders/status-schema';
import { hasStatus, request } from '../../data/http-client';
import { useOffline } from '../../data/use-offline';
import { useOnReconnect } from '../../data/use-on-reconnect';
import { useHydrated } from '../../routing/use-hydrated';
import { forgetOrder, saveOrder, useSavedOrder } from './saved-orders';

async function fetchOrder(number: string, key: string): Promise<OrderStatusView> {
  try {
    const view = await request(getOrderStatus, { params: { number }, query: { key } });
    saveOrder(key, view);
    return view;
  } catch (error) {
    if (hasStatus(error, HTTP.notFound)) forgetOrder(number);
    throw error;
  }
}

/** Without a connection, the state that the device saved last. */
export function useOrderStatus(number: string, key: string) {
  // The server renders the page without the key.
  const isHydrated = useHydrated();
  const hasKey = isHydrated && key !== '';
  const url = buildUrl(getOrderStatus, { params: { number }, query: { key } });
  const { data, error, mutate } = useSWR<OrderStatusView, Error>(hasKey ? url : null, () =>
    fetchOrder(number, key),
  );
  const offline = useOffline();
  const saved = useSavedOrder(number, key);
  useOnReconnect(() => void mutate());
  useWhenVisible(() => void mutate());
  const isMissing = (isHydrated && !hasKey) || hasStatus(error, HTTP.notFound);
  return {
    view: isMissing ? undefined : (data ?? saved?.view),
    isMissing,
    hasFailed: error !== undefined,
    offline,
    /** When the shown state was fetched, if it may be outdated. */
    savedAt: offline || error ? saved?.fetchedAt : undefined,
    /** Shows a newer state, or fetches it. */
    update: (view?: OrderStatusView) => mutate(view, { revalidate: view === undefined }),
  };
}

/** Runs the callback whenever the page becomes visible again. */
function useWhenVisible(callback: () => void): void {
  const onVisible = useEffectEvent(callback);

  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState !== 'hidden') onVisible();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
