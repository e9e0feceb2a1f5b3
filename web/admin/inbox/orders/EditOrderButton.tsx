import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { lazyComponent } from '../../../data/lazy-module';
import { button } from '../../../ui/button/Button.css';
import { LazySection } from '../../../ui/error-boundary/LazySection';
import { DialogError } from '../../shell/error-boundary/DialogError';
import type { EditOrderDialogProps } from './form/EditOrderDialog';

const editOrderDialog = lazyComponent<EditOrderDialogProps>(
  async () => (await import('./form/EditOrderDialog')).EditOrderDialog,
);

interface EditOrderButtonProps {
  readonly order: OrderRecord;
  readonly onSaved: (order: OrderRecord) => Promise<void>;
}

export function EditOrderButton({ order, onSaved }: EditOrderButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setIsOpen(true)}>
        <Trans>Edit order</Trans>
      </button>
      {isOpen && (
        <LazySection
          lazy={editOrderDialog}
          renderError={(failure) => <DialogError {...failure} onClose={close} />}
        >
          {(EditOrderDialog) => <EditOrderDialog order={order} onSaved={onSaved} onClose={close} />}
        </LazySection>
      )}
    </>
  );
}
