import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderEvent, OrderRecord } from '#contract/orders/admin-schema';
import { type CustomerResponse, getCustomerResponse } from '#contract/orders/timeline';
import * as styles from './CustomerResponseNotice.css';

const texts: Readonly<Record<CustomerResponse, MessageDescriptor>> = {
  waiting: msg`The customer hasn’t accepted your changes yet.`,
  accepted: msg`The customer accepted your changes.`,
  rejected: msg`The customer declined your changes. Please call or write to agree on something else.`,
  cancelled: msg`The customer canceled this order.`,
};

interface CustomerResponseNoticeProps {
  readonly order: OrderRecord;
  readonly events: readonly OrderEvent[];
}

export function CustomerResponseNotice({ order, events }: CustomerResponseNoticeProps) {
  const { t } = useLingui();
  const response = getCustomerResponse(order, events);
  return (
    response && (
      <p role="status" className={styles.notices[response]}>
        {t(texts[response])}
      </p>
    )
  );
}
