import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as v from 'valibot';
import * as HTTP from '#contract/core/http-status';
import { editOrderRequest, getOrderRequest } from '#contract/orders/admin-endpoints';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { hasStatus, request } from '../../../../data/http-client';
import { useLanguage } from '../../../../i18n/use-language';
import { button } from '../../../../ui/button/Button.css';
import { Checkbox } from '../../../../ui/form/Checkbox';
import { useSending } from '../../../../ui/form/use-sending';
import { useMutationToast } from '../../../shell/mutations/use-mutation-toast';
import { listChangedFields, mergeOrderValues, type OrderField } from './merge-order-values';
import { OrderConflictNotice } from './OrderConflictNotice';
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

/** A save based on an outdated version (409). */
interface Conflict {
  readonly theirs: OrderRecord;
  readonly merged: readonly OrderField[];
  readonly conflicting: readonly OrderField[];
}

export function EditOrderDialog({ order, onSaved, onClose }: EditOrderDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const { sending, whileSending } = useSending();
  /** The latest version that is known: after a conflict, the other session's. */
  const [base, setBase] = useState(order);
  const [conflict, setConflict] = useState<Conflict>();
  const [error, setError] = useState<unknown>();
  // Without an e-mail address, the change was agreed on the phone.
  const [isAcceptanceRequested, setIsAcceptanceRequested] = useState(Boolean(order.email));
  const { form, showFieldErrors } = useOrderForm(orderEditForm, toFormValues(order));
  const { number } = order;

  function load(current: OrderRecord): void {
    form.reset(toFormValues(current));
    setBase(current);
    setConflict(undefined);
  }

  /** What wasn't edited here gets the values of the other version. */
  function mergeInto(theirs: OrderRecord): void {
    const before = toFormValues(base);
    const after = toFormValues(theirs);
    const merged = mergeOrderValues(before, form.getValues(), after);
    const undone = new Set(listChangedFields(after, merged));
    const changed = listChangedFields(before, after);
    form.reset(after);
    form.reset(merged, { keepDefaultValues: true });
    setBase(theirs);
    setConflict({
      theirs,
      merged: changed.filter((field) => !undone.has(field)),
      conflicting: changed.filter((field) => undone.has(field)),
    });
  }

  async function send(values: EditedTerms): Promise<void> {
    const { id, version } = base;
    const needsAcceptance = isAcceptanceRequested && hasChangedTerms(base, form.getValues());
    const body = { ...values, version, needsAcceptance, language };
    const { events: _, ...saved } = await request(editOrderRequest, { params: { id }, body });
    await onSaved(saved);
  }

  async function save(values: EditedTerms): Promise<void> {
    setError(undefined);
    const outcome = await whileSending(() =>
      runMutation(() => send(values), {
        done: () => t`Order saved`,
        failed: t`The order couldn’t be saved. Please try again.`,
        isHandledElsewhere: (cause) => hasStatus(cause, HTTP.conflict),
      }),
    );
    if (outcome.done) onClose();
    else await handleError(outcome.error);
  }

  async function handleError(cause: unknown): Promise<void> {
    if (hasStatus(cause, HTTP.conflict)) await whileSending(() => loadTheirs(cause));
    else if (!showFieldErrors(cause)) setError(cause);
  }

  async function loadTheirs(cause: unknown): Promise<void> {
    try {
      mergeInto(await request(getOrderRequest, { params: { id: order.id } }));
    } catch {
      // Saving again leads here again.
      setError(cause);
    }
  }

  return (
    <OrderFormDialog
      title={<Trans>Edit order {number}</Trans>}
      form={form}
      sending={sending}
      onSave={save}
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
            conflict && (
              <>
                <button
                  type="button"
                  className={button.secondary}
                  onClick={() => load(conflict.theirs)}
                >
                  <Trans>Use theirs</Trans>
                </button>
                <button type="button" className={button.primary} onClick={form.handleSubmit(save)}>
                  <Trans>Keep mine</Trans>
                </button>
              </>
            )
          }
        >
          {conflict && (
            <OrderConflictNotice merged={conflict.merged} conflicting={conflict.conflicting} />
          )}
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
