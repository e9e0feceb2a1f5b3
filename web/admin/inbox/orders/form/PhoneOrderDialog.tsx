import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as v from 'valibot';
import { createPhoneOrder } from '#contract/orders/admin-endpoints';
import { requestOnce } from '../../../../data/request-once';
import { useIdempotencyKey } from '../../../../data/use-idempotency-key';
import { useLanguage } from '../../../../i18n/use-language';
import { useSending } from '../../../../ui/form/use-sending';
import { useMutationToast } from '../../../shell/mutations/use-mutation-toast';
import { ContactFields } from './ContactFields';
import { OrderFormDialog } from './OrderFormDialog';
import { OrderFormFooter } from './OrderFormFooter';
import { emptyOrder, getTotalCents, phoneOrderForm } from './order-form-values';
import { useOrderForm } from './use-order-form';

export interface PhoneOrderDialogProps {
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function PhoneOrderDialog({ onSaved, onClose }: PhoneOrderDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const runMutation = useMutationToast();
  const { sending, whileSending } = useSending();
  const [error, setError] = useState<unknown>();
  const getIdempotencyKey = useIdempotencyKey();
  const { form, showFieldErrors } = useOrderForm(phoneOrderForm, { ...emptyOrder, language });

  async function save(order: v.InferOutput<typeof phoneOrderForm>): Promise<void> {
    setError(undefined);
    const key = getIdempotencyKey(JSON.stringify(order));
    const outcome = await whileSending(() =>
      runMutation(() => requestOnce(createPhoneOrder, { body: order }, key), {
        done: ({ number }) => t`Order ${number} saved`,
        failed: t`The order couldn’t be saved. Please try again.`,
      }),
    );
    if (outcome.done) {
      onClose();
      await onSaved();
    } else if (!showFieldErrors(outcome.error)) setError(outcome.error);
  }

  return (
    <OrderFormDialog
      title={<Trans>New order by phone</Trans>}
      form={form}
      sending={sending}
      onSave={save}
      onClose={onClose}
      renderFooter={(values, onCancel) => (
        <OrderFormFooter
          totalCents={getTotalCents(values)}
          sending={sending}
          error={error}
          saveLabel={<Trans>Save order</Trans>}
          onCancel={onCancel}
        />
      )}
    >
      <ContactFields form={form} />
    </OrderFormDialog>
  );
}
