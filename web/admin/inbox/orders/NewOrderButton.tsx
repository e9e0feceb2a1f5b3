import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { lazyComponent } from '../../../data/lazy-module';
import { button } from '../../../ui/button/Button.css';
import { LazySection } from '../../../ui/error-boundary/LazySection';
import { DialogError } from '../../shell/error-boundary/DialogError';
import { useOptimisticList } from '../use-optimistic-list';
import type { PhoneOrderDialogProps } from './form/PhoneOrderDialog';

const phoneOrderDialog = lazyComponent<PhoneOrderDialogProps>(
  async () => (await import('./form/PhoneOrderDialog')).PhoneOrderDialog,
);

/** Enters an order of a caller. */
export function NewOrderButton() {
  const [isOpen, setIsOpen] = useState(false);
  const list = useOptimisticList<OrderRecord>(listOrderRequests.path);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={button.primary} onClick={() => setIsOpen(true)}>
        <Trans>New order</Trans>
      </button>
      {isOpen && (
        <LazySection
          lazy={phoneOrderDialog}
          renderError={(failure) => <DialogError {...failure} onClose={close} />}
        >
          {(PhoneOrderDialog) => <PhoneOrderDialog onSaved={list.revalidate} onClose={close} />}
        </LazySection>
      )}
    </>
  );
}
