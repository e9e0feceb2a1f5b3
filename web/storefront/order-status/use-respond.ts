import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { respondToOrder } from '#contract/orders/endpoints';
import type { customerActions, OrderStatusView } from '#contract/orders/status-schema';
import { useIdempotencyKey } from '../../data/use-idempotency-key';
import { useLanguage } from '../../i18n/use-language';
import { postForm } from '../../outbox/post-form';
import { useSending } from '../../ui/form/use-sending';
import { saveOrder } from './saved-orders';

export type CustomerAction = (typeof customerActions)[number];

export type Respond = (action: CustomerAction) => Promise<void>;

export type Result =
  | { readonly kind: 'done'; readonly action: CustomerAction }
  | { readonly kind: 'error'; readonly message: string };

interface RespondOptions {
  readonly accessKey: string;
  readonly update: (view?: OrderStatusView) => Promise<unknown>;
}

/** Sends what the customer decided, and shows the order as it is then. */
export function useRespond(view: OrderStatusView, { accessKey, update }: RespondOptions) {
  const { t } = useLingui();
  const language = useLanguage();
  const { sending, whileSending } = useSending();
  const [result, setResult] = useState<Result>();
  const { number, version } = view;
  const getIdempotencyKey = useIdempotencyKey();

  async function respond(action: CustomerAction): Promise<void> {
    setResult(undefined);
    const body = { key: accessKey, action, version, language };
    const outcome = await whileSending(() =>
      postForm(
        respondToOrder,
        { params: { number }, body },
        getIdempotencyKey(JSON.stringify(body)),
      ),
    );
    if (outcome.result === 'delivered') {
      saveOrder(accessKey, outcome.response);
      await update(outcome.response);
      setResult({ kind: 'done', action });
      return;
    }
    const message =
      outcome.result === 'no-response'
        ? t`We don’t know whether that reached us. Check your connection and try again; it counts only once.`
        : (outcome.problem?.message ??
          t`That didn’t work, and nothing was changed. Please try again, or call us.`);
    setResult({ kind: 'error', message });
    if (outcome.result === 'rejected') await update();
  }

  return { result, sending, respond };
}
