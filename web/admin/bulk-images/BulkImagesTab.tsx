import { Trans } from '@lingui/react/macro';
import { listProducts } from '#contract/products/endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { LoadError } from '../shell/error-boundary/LoadError';
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
