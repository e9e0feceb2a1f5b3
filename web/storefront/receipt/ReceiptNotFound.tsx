import { Trans } from '@lingui/react/macro';
import { business } from '#contract/business';
import { EmptyState } from '../../ui/notice/EmptyState';

interface ReceiptNotFoundProps {
  readonly number: string;
}

export const ReceiptNotFound = ({ number }: ReceiptNotFoundProps) => (
  <EmptyState headingLevel={1} title={<Trans>This device has no order {number}</Trans>}>
    <p>
      <Trans>
        Your receipt stays on the device you ordered from until its data is cleared. We have every
        order we’ve received: write to <a href={`mailto:${business.email}`}>{business.email}</a> or
        call <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a> and we’ll look it
        up.
      </Trans>
    </p>
  </EmptyState>
);
