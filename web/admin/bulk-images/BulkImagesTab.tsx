import { Trans } from '@lingui/react/macro';
import { listProducts } from '#contract/products/endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { BulkImages } from './BulkImages';

export function BulkImagesTab() {
  const { data, error, mutate } = useQuery(query(listProducts, {}));
  if (data) return <BulkImages products={data} />;
  if (!error) return <TableSkeleton />;
  return (
    <LoadError onRetry={() => void mutate()}>
      <Trans>Failed to fetch products</Trans>
    </LoadError>
  );
}
