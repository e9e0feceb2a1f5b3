import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { getOrderRequest } from '#contract/orders/admin-endpoints';
import type { OrderRecord } from '#contract/orders/admin-schema';
import {
  type OrderEmailKind,
  previewOrderEmail,
  sendOrderEmail,
} from '#contract/orders/order-email';
import { request } from '../../../data/http-client';
import { useLanguage } from '../../../i18n/use-language';
import { useSending } from '../../../ui/form/use-sending';
import { useMutationToast } from '../../shell/mutations/use-mutation-toast';

interface Draft {
  readonly subject: string;
  readonly text: string;
}

export interface OrderEmail {
  readonly kind: OrderEmailKind;
  readonly setKind: (kind: OrderEmailKind) => void;
  /** Undefined until the preview has loaded. */
  readonly draft: Draft | undefined;
  readonly edit: (draft: Draft) => void;
  /** Whether any draft differs from its preview. */
  readonly isEdited: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => void;
  readonly sending: boolean;
  readonly send: () => Promise<void>;
}

export type EmailedOrder = Pick<OrderRecord, 'id' | 'email' | 'updatedAt'>;

/** Edits are kept for each kind while the dialog is open. */
export function useOrderEmail(
  { id, email, updatedAt }: EmailedOrder,
  initialKind: OrderEmailKind,
  onSent: () => void,
): OrderEmail {
  const { t } = useLingui();
  const language = useLanguage();
  const [kind, setKind] = useState(initialKind);
  const [edits, setEdits] = useState<Partial<Record<OrderEmailKind, Draft>>>({});
  const { sending, whileSending } = useSending();
  const mutateWithToast = useMutationToast();
  const { mutate: updateCache } = useSWRConfig();
  const { data, error, mutate } = useSWR(
    ['order-email', id, kind, updatedAt],
    () => request(previewOrderEmail, { params: { id }, body: { kind, language } }),
    // Otherwise the text of another kind would be edited while this one loads.
    { keepPreviousData: false },
  );
  const draft = edits[kind] ?? data;

  async function send(): Promise<void> {
    if (!draft) return;
    const { subject, text } = draft;
    const outcome = await whileSending(() =>
      mutateWithToast(
        () => request(sendOrderEmail, { params: { id }, body: { kind, subject, text, language } }),
        {
          done: () => t`Email to ${email} is on its way`,
          failed: t`The email couldn’t be sent`,
        },
      ),
    );
    if (!outcome.done) return;
    const url = buildUrl(getOrderRequest, { params: { id } });
    await updateCache(url, outcome.result, { revalidate: false });
    onSent();
  }

  return {
    kind,
    setKind,
    draft,
    edit: (changed) => setEdits((current) => ({ ...current, [kind]: changed })),
    isEdited: Object.keys(edits).length > 0,
    hasFailed: !draft && error !== undefined,
    reload: () => void mutate(),
    sending,
    send,
  };
}
