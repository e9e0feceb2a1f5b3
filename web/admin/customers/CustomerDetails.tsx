import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#contract/core/language';
import { getCustomer } from '#contract/customers/admin-endpoints';
import type { CustomerRecord } from '#contract/customers/schema';
import { inquiryOccasionNames } from '#contract/event-inquiries/rules';
import { getOptionName } from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import { query } from '../../data/query';
import { saveBlob } from '../../data/save-blob';
import { useQuery } from '../../data/use-query';
import { formatDateTime } from '../../i18n/dates';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { backOfficePaths, buildOrderListPath } from '../../routing/back-office-paths';
import { Link } from '../../routing/Link';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { button, textButton } from '../../ui/button/Button.css';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { EmailAddress } from '../inbox/EmailAddress';
import { inquiryStatus } from '../inbox/inquiries/inquiry-status';
import { AllergyAlert } from '../inbox/orders/AllergyAlert';
import { formatShortDate } from '../inbox/orders/format-short-date';
import { orderStatus } from '../inbox/orders/order-status';
import { StatusBadge } from '../inbox/status-display';
import * as styles from './CustomersPage.css';
import { EraseDialog } from './EraseDialog';

export function CustomerDetails({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const { data, error, mutate } = useQuery(query(getCustomer, { query: { email } }));
  return (
    <>
      <NoIndexHead title={t`Customer`} />
      <Link to={backOfficePaths.customers()} className={textButton}>
        <Trans>All customers</Trans>
      </Link>
      <h1 className={styles.title}>
        <EmailAddress email={email} />
      </h1>
      {!data && error && (
        <LoadError onRetry={() => void mutate()}>
          <Trans>Nothing from this address could be loaded.</Trans>
        </LoadError>
      )}
      {!data && !error && <TableSkeleton />}
      {data && <CustomerData customer={data} />}
    </>
  );
}

function CustomerData({ customer }: { readonly customer: CustomerRecord }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isErasing, setErasing] = useState(false);
  const { name, orders, inquiries, messages, requests, restockRequests, isSubscribed } = customer;
  return (
    <>
      <p>
        {name}
        {isSubscribed && (
          <>
            {' · '}
            <Trans>Subscribed to the newsletter</Trans>
          </>
        )}
      </p>
      <p className={styles.actions}>
        <button type="button" className={button.secondary} onClick={() => downloadRecord(customer)}>
          <Trans>Download this person’s data</Trans>
        </button>
        <button type="button" className={button.secondary} onClick={() => setErasing(true)}>
          <Trans>Erase this person’s data</Trans>
        </button>
      </p>
      {orders.length > 0 && (
        <section className={styles.section} aria-labelledby="orders">
          <SectionHeading id="orders">
            <Trans>Orders</Trans>
          </SectionHeading>
          {orders.map((order) => (
            <div key={order.id} className={styles.entry}>
              <span>
                <Link to={buildOrderListPath(order.number)} className={styles.link}>
                  {order.number}
                </Link>{' '}
                {formatShortDate(order.eventDate, language)} · {formatPrice(order.total, language)}{' '}
                <StatusBadge display={orderStatus} status={order.status} />
              </span>
              <AllergyAlert order={order} />
            </div>
          ))}
        </section>
      )}
      {inquiries.length > 0 && (
        <section className={styles.section} aria-labelledby="inquiries">
          <SectionHeading id="inquiries">
            <Trans>Event Inquiries</Trans>
          </SectionHeading>
          {inquiries.map((inquiry) => (
            <div key={inquiry.id} className={styles.entry}>
              <span>
                <span className={styles.date}>{formatDateTime(inquiry.createdAt, language)}</span>{' '}
                {inquiryOccasionNames[inquiry.occasion][language]}
                {inquiry.eventDate && `, ${formatShortDate(inquiry.eventDate, language)}`}{' '}
                <StatusBadge display={inquiryStatus} status={inquiry.status} />
              </span>
              <AllergyAlert order={{ allergies: inquiry.allergens, allergyNotes: null }} />
            </div>
          ))}
        </section>
      )}
      {messages.length > 0 && (
        <section className={styles.section} aria-labelledby="messages">
          <SectionHeading id="messages">
            <Trans>Contact Messages</Trans>
          </SectionHeading>
          {messages.map(({ id, createdAt, message }) => (
            <div key={id} className={styles.entry}>
              <span className={styles.date}>{formatDateTime(createdAt, language)}</span>
              {message}
            </div>
          ))}
        </section>
      )}
      {requests.length > 0 && (
        <section className={styles.section} aria-labelledby="requests">
          <SectionHeading id="requests">
            <Trans>Restoration Requests</Trans>
          </SectionHeading>
          {requests.map(({ id, createdAt, description }) => (
            <div key={id} className={styles.entry}>
              <span className={styles.date}>{formatDateTime(createdAt, language)}</span>
              {description}
            </div>
          ))}
        </section>
      )}
      {restockRequests.length > 0 && (
        <section className={styles.section} aria-labelledby="restock-requests">
          <SectionHeading id="restock-requests">
            <Trans>Waits for these products</Trans>
          </SectionHeading>
          {restockRequests.map((restockRequest) => {
            const { productId, option, receivedAt } = restockRequest;
            return (
              <div key={`${productId} ${option}`} className={styles.entry}>
                <span className={styles.date}>{formatDateTime(receivedAt, language)}</span>
                {getRequestTitle(restockRequest, t`Product ${productId}`, language)}
              </div>
            );
          })}
        </section>
      )}
      {isErasing && <EraseDialog email={customer.email} onClose={() => setErasing(false)} />}
    </>
  );
}

function getRequestTitle(
  { productName, translations, option, optionName }: CustomerRecord['restockRequests'][number],
  deletedProduct: string,
  language: Language,
): string {
  const product = getProductText({ name: productName, translations }, 'name', language);
  // The key of an option that was deleted is all that is known of it.
  const optionText = optionName ? getOptionName({ name: optionName }, language) : option;
  return [product || deletedProduct, optionText].filter(Boolean).join(', ');
}

const downloadRecord = (customer: CustomerRecord): void =>
  saveBlob(
    'customer.json',
    new Blob([JSON.stringify(customer, null, 2)], { type: 'application/json' }),
  );
