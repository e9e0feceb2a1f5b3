import { Trans } from '@lingui/react/macro';
import type { Product } from '#contract/products/schema';
import { getStockLevel } from '#contract/products/stock-level';
import { Badge } from '../../ui/badge/Badge';

export function StockBadge({ product }: { readonly product: Product }) {
  const level = getStockLevel(product);
  if (level === 'out-of-stock') {
    return (
      <Badge tone="critical">
        <Trans>Out of Stock</Trans>
      </Badge>
    );
  }
  if (level === 'low-stock') {
    return (
      <Badge tone="warning">
        <Trans>Low Stock</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="positive">
      <Trans>In Stock</Trans>
    </Badge>
  );
}
