import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { listCustomers } from '#contract/customers/admin-endpoints';
import type { Customer } from '#contract/customers/schema';
import { usePaginatedList } from '../../data/use-paginated-list';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { backOfficePaths } from '../../routing/back-office-paths';
import { Link } from '../../routing/Link';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { Table, type TableColumn } from '../../ui/table/Table';
import * as table from '../data-table/DataTable.css';
import { ListSearchField } from '../data-table/ListSearchField';
import { type ListDefaults, toPageQuery } from '../data-table/list-view';
import { Pager } from '../data-table/Pager';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { type ChangeableListView, useListView } from '../data-table/use-list-view';
import { formatShortDate } from '../inbox/orders/format-short-date';
import { CustomerDetails } from './CustomerDetails';
import * as styles from './CustomersPage.css';

const listDefaults: ListDefaults = { sort: '' };

/** The list, or one person with `?email=`. */
export function CustomersPage() {
  const email = new URLSearchParams(useLocation().search).get('email');
  return (
    <SWRConfig value={{ revalidateOnMount: true }}>
      <div className={styles.page}>
        {email === null ? <CustomerList /> : <CustomerDetails key={email} email={email} />}
      </div>
    </SWRConfig>
  );
}

function CustomerList() {
  const { t } = useLingui();
  const view = useListView(listDefaults);
  return (
    <>
      <NoIndexHead title={t`Customers`} />
      <h1 className={styles.title}>
        <Trans>Customers</Trans>
      </h1>
      <div className={table.toolbar}>
        <ListSearchField
          label={<Trans>Search customers</Trans>}
          q={view.q}
          onSearch={(q) => view.change({ q })}
        />
      </div>
      <CustomerTable view={view} />
    </>
  );
}

function CustomerTable({ view }: { readonly view: ChangeableListView }) {
  const { t } = useLingui();
  const columns = useColumns();
  const { data, error, mutate } = usePaginatedList(listCustomers, {
    query: { q: view.q.slice(0, 200), ...toPageQuery(view.page) },
  });
  if (!data && error) {
    return (
      <LoadError onRetry={() => void mutate()}>
        <Trans>The customers couldn’t be loaded. Please try again.</Trans>
      </LoadError>
    );
  }
  if (!data) return <TableSkeleton />;
  if (data.total === 0) {
    return (
      <p className={table.empty}>
        <Trans>No customers found</Trans>
      </p>
    );
  }
  return (
    <section aria-label={t`Customers`}>
      <Table
        label={t`Customers`}
        columns={columns}
        rows={data.rows}
        getKey={({ email }) => email}
      />
      <Pager page={view.page} total={data.total} onPageChange={(page) => view.change({ page })} />
    </section>
  );
}

function useColumns(): readonly TableColumn<Customer>[] {
  const language = useLanguage();
  return [
    {
      key: 'email',
      name: <Trans>Email</Trans>,
      kind: 'title',
      cell: ({ email }) => (
        <Link to={backOfficePaths.customers(email)} className={styles.link}>
          {email}
        </Link>
      ),
    },
    { key: 'name', name: <Trans>Name</Trans>, cell: ({ name }) => name },
    { key: 'orders', name: <Trans>Orders</Trans>, kind: 'number', cell: ({ orders }) => orders },
    {
      key: 'total',
      name: <Trans>Total</Trans>,
      kind: 'number',
      cell: ({ total }) => formatPrice(total, language),
    },
    {
      key: 'event',
      name: <Trans>Last event</Trans>,
      cell: ({ lastEventDate }) =>
        lastEventDate === null ? '–' : formatShortDate(lastEventDate, language),
    },
  ];
}
