import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as v from 'valibot';
import * as HTTP from '#contract/core/http-status';
import { editOrderRequest, getOrderRequest } from '#contract/orders/admin-endpoints';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { orderEditedMeanwhile } from '#contract/orders/messages';
import { hasStatus, request } from '../../../../data/http-client';
import { useLanguage } from '../../../../i18n/use-language';
import { button } from '../../../../ui/button/Button.css';
import { Checkbox } from '../../../../ui/form/Checkbox';
import { useSending } from '../../../../ui/form/use-sending';
import { Notice } from '../../../../ui/notice/Notice';
import { useMutationToast } from '../../../shell/mutations/use-mutation-toast';
import { OrderFormDialog } from './OrderFormDialog';
import { OrderFormFooter } from './OrderFormFooter';
import { getTotalCents, hasChangedTerms, orderEditForm, toFormValues } from './order-form-values';
import { useOrderForm } from './use-order-form';

export interface EditOrderDialogProps {
  readonly order: OrderRecord;
  readonly onSaved: (order: OrderRecord) => Promise<void>;
  readonly onClose: () => void;
}

type EditedTerms = v.InferOutput<typeof orderEditForm>;

export function EditOrderDialog({ order, onSaved, onClose }: EditOrderDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const { sending, whileSending } = useSending();
  const [base, setBase] = useState(order);
  /** The order as it was changed in the meantime. */
  const [theirs, setTheirs] = useState<OrderRecord>();
  const [error, setError] = useState<unknown>();
  // Without an e-mail address, the change was agreed on the phone.
  const [isAcceptanceRequested, setIsAcceptanceRequested] = useState(Boolean(order.email));
  const { form, showFieldErrors } = useOrderForm(orderEditForm, toFormValues(order));
  const { number } = order;

  function load(current: OrderRecord): void {
    form.reset(toFormValues(current));
    setBase(current);
    setTheirs(undefined);
  }

  async function send(values: EditedTerms, { id, version }: OrderRecord): Promise<void> {
    const needsAcceptance = isAcceptanceRequested && hasChangedTerms(base, form.getValues());
    const body = { ...values, version, needsAcceptance, language };
    const { events: _, ...saved } = await request(editOrderRequest, { params: { id }, body });
    await onSaved(saved);
  }

  async function save(values: EditedTerms, target: OrderRecord): Promise<void> {
    setError(undefined);
    const outcome = await whileSending(() =>
      runMutation(() => send(values, target), {
        done: () => t`Order saved`,
        failed: t`The order couldn’t be saved. Please try again.`,
        isHandledElsewhere: (cause) => hasStatus(cause, HTTP.conflict),
      }),
    );
    if (outcome.done) onClose();
    else await handleError(outcome.error);
  }

  async function handleError(cause: unknown): Promise<void> {
    if (hasStatus(cause, HTTP.conflict)) await loadTheirs(cause);
    else if (!showFieldErrors(cause)) setError(cause);
  }

  async function loadTheirs(conflict: unknown): Promise<void> {
    try {
      setTheirs(await request(getOrderRequest, { params: { id: order.id } }));
    } catch {
      // Saving again leads here again.
      setError(conflict);
    }
  }

  return (
    <OrderFormDialog
      title={<Trans>Edit order {number}</Trans>}
      form={form}
      sending={sending}
      onSave={(values) => save(values, base)}
      onClose={onClose}
      renderFooter={(values, onCancel) => (
        <OrderFormFooter
          totalCents={getTotalCents(values)}
          totalBefore={base.total}
          sending={sending}
          error={error}
          saveLabel={<Trans>Save order</Trans>}
          onCancel={onCancel}
          buttons={
            theirs && (
              <>
                <button type="button" className={button.secondary} onClick={() => load(theirs)}>
                  <Trans>Use theirs</Trans>
                </button>
                <button
                  type="button"
                  className={button.primary}
                  onClick={form.handleSubmit((edited) => save(edited, theirs))}
                >
                  <Trans>Keep mine</Trans>
                </button>
              </>
            )
          }
        >
          {theirs && <Notice>{orderEditedMeanwhile[language]}</Notice>}
          {hasChangedTerms(base, values) && (
            <Checkbox
              label={<Trans>Ask the customer to accept the changes</Trans>}
              checked={isAcceptanceRequested}
              onChange={({ target }) => setIsAcceptanceRequested(target.checked)}
            />
          )}
        </OrderFormFooter>
      )}
    />
  );
}
