import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { Product } from '#contract/products/schema';
import { useQuery } from '../../data/use-query';
import type { PageProps } from '../../routing/define-page';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { PageHead } from '../../seo/PageHead';
import { button } from '../../ui/button/Button.css';
import { EmptyState } from '../../ui/notice/EmptyState';
import { Notice } from '../../ui/notice/Notice';
import { ProductGridSkeleton } from '../product-card/ProductGridSkeleton';
import * as styles from './ComparePage.css';
import { Comparison } from './Comparison';
import { canCompare, parseComparedIds } from './compared-ids';
import { comparedProductsQuery, selectProducts } from './queries';

export { queries } from './queries';
export { ComparePage as Component };

function ComparePage({ url: { search } }: PageProps) {
  const { t } = useLingui();
  const ids = parseComparedIds(search);
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Compare side by side`}
        description={t`What sets these products apart: price, people, what is in them, and when you can have them.`}
        noIndex
      />
      {canCompare(ids) ? <ComparedProducts ids={ids} /> : <NothingToCompare />}
    </div>
  );
}

function ComparedProducts({ ids }: { readonly ids: readonly number[] }) {
  const titleId = useId();
  const { products, error } = useComparedProducts(ids);
  if (products && !canCompare(products)) return <NothingToCompare />;
  return (
    <>
      <h1 id={titleId} className={styles.title}>
        <Trans>Compare side by side</Trans>
      </h1>
      {products && <Comparison products={products} labelledBy={titleId} />}
      {!products && error && (
        <Notice>
          <Trans>Error loading products. Please try again later.</Trans>
        </Notice>
      )}
      {!products && !error && <ProductGridSkeleton count={ids.length} />}
    </>
  );
}

/** After a product is removed, the others are there without waiting for a response. */
function useComparedProducts(ids: readonly number[]) {
  const { data, error } = useQuery(comparedProductsQuery(ids));
  const latest = useRef<readonly Product[]>([]);
  const known = selectProducts(latest.current, ids);
  const products = data ?? (known.length === ids.length ? known : undefined);
  useEffect(() => {
    if (products) latest.current = products;
  }, [products]);
  return { products, error };
}

const NothingToCompare = () => (
  <EmptyState headingLevel={1} title={<Trans>It takes two to compare</Trans>}>
    <p>
      <Trans>
        Put two or more products on your wishlist, or filter the shop until four or fewer are left:
        both lead back here.
      </Trans>
    </p>
    <PageLink to={paths.shop()} className={button.primary}>
      <Trans>Go to the shop</Trans>
    </PageLink>
  </EmptyState>
);
