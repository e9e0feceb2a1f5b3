import { Trans, useLingui } from '@lingui/react/macro';
import { recordOrderEvent } from '#contract/orders/admin-endpoints';
import type { OrderEvent, OrderRecord } from '#contract/orders/admin-schema';
import { request } from '../../../data/http-client';
import { useLanguage } from '../../../i18n/use-language';
import { useSending } from '../../../ui/form/use-sending';
import { useMutationToast } from '../../shell/mutations/use-mutation-toast';
import { eventNames } from './event-names';
import * as styles from './OrderStatusButtons.css';

interface OrderStepButtonProps {
  readonly order: OrderRecord;
  readonly events: readonly OrderEvent[];
  readonly onSaved: (order: OrderRecord) => Promise<void>;
}

/** Records the step between confirming an order and handing it over. */
export function OrderStepButton({ order, events, onSaved }: OrderStepButtonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const { sending, whileSending } = useSending();
  if (order.status !== 'Confirmed') return null;
  const kind = order.fulfilment === 'pickup' ? 'ready' : 'out-for-delivery';
  const confirmedAt = events.findLastIndex((event) => event.kind === 'confirmed');
  const isRecorded = events.slice(confirmedAt + 1).some((event) => event.kind === kind);

  async function record(): Promise<void> {
    if (sending || isRecorded) return;
    const { id } = order;
    await whileSending(() =>
      runMutation(
        async () => {
          const body = { kind, language } as const;
          const { events: _, ...saved } = await request(recordOrderEvent, { params: { id }, body });
          await onSaved(saved);
        },
        {
          done: () => t`Added to the timeline`,
          failed: t`This couldn’t be added to the timeline`,
        },
      ),
    );
  }

  return (
    <fieldset className={styles.buttons}>
      <legend className={styles.legend}>
        <Trans>On the day</Trans>
      </legend>
      <button
        type="button"
        aria-pressed={isRecorded}
        aria-disabled={sending}
        className={styles.button}
        onClick={record}
      >
        {t(eventNames[kind])}
      </button>
    </fieldset>
  );
}
