import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { getShopSettings } from '#contract/settings/endpoints';
import { query } from '../../../../data/query';
import { useQuery } from '../../../../data/use-query';
import { FullDialog } from '../../../../ui/dialog/FullDialog';
import { DiscardDialog } from '../../../shell/unsaved-changes/DiscardDialog';
import { useBlockBackNavigation } from '../../../shell/unsaved-changes/use-block-back-navigation';
import { useUnsavedChanges } from '../../../shell/unsaved-changes/use-unsaved-changes';
import { DeliveryFields } from './DeliveryFields';
import { GuestFields } from './GuestFields';
import { LineFields } from './LineFields';
import { NoteFields } from './NoteFields';
import * as styles from './OrderForm.css';
import type { OrderFormValues } from './order-form-values';
import { PaymentFields } from './PaymentFields';

interface OrderFormDialogProps<Output> {
  readonly title: ReactNode;
  readonly form: UseFormReturn<OrderFormValues, unknown, Output>;
  readonly sending: boolean;
  readonly onSave: (values: Output) => Promise<void>;
  readonly onClose: () => void;
  /** Fields above the others. */
  readonly children?: ReactNode;
  readonly renderFooter: (values: OrderFormValues, onCancel: () => void) => ReactNode;
}

/** Edits an order or enters a new one; asks before typed values are lost. */
export function OrderFormDialog<Output>({
  title,
  form,
  sending,
  onSave,
  onClose,
  children,
  renderFooter,
}: OrderFormDialogProps<Output>) {
  const { data } = useQuery(query(getShopSettings, {}));
  const { isConfirming, leave, discard, keep } = useUnsavedChanges(form.formState.isDirty, onClose);
  useBlockBackNavigation(leave);
  // Renders again with every change: the fields read the values of others.
  useWatch({ control: form.control });
  return (
    <FullDialog size="wide" title={title} onClose={leave}>
      <form noValidate onSubmit={form.handleSubmit(onSave)} className={styles.form}>
        <fieldset disabled={sending} className={styles.fieldset}>
          {children}
          <LineFields form={form} />
          <PaymentFields form={form} settings={data ?? undefined} />
          <DeliveryFields form={form} settings={data ?? undefined} />
          <GuestFields form={form} />
          <NoteFields form={form} />
          {renderFooter(form.getValues(), leave)}
        </fieldset>
      </form>
      {isConfirming && <DiscardDialog onDiscard={discard} onKeep={keep} />}
    </FullDialog>
  );
}
