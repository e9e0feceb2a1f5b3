import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { SWRConfig } from 'swr';
import { listProducts } from '#contract/products/endpoints';
import { readFacts } from '#contract/products/read-facts';
import type { Product } from '#contract/products/schema';
import { query } from '../../../data/query';
import { useQuery } from '../../../data/use-query';
import { NoIndexHead } from '../../../seo/NoIndexHead';
import { button } from '../../../ui/button/Button.css';
import { LoadError } from '../../../ui/error-boundary/LoadError';
import { TableSkeleton } from '../../data-table/TableSkeleton';
import { UnsavedChangesGuard } from '../../shell/unsaved-changes/UnsavedChangesGuard';
import * as styles from './FactsPage.css';
import { ProductFactsForm } from './ProductFactsForm';
import { useConfirmFacts } from './use-confirm-facts';

/** Products on the page at a time. */
const pageSize = 10;

/** Facts that were read from the texts of products, for the owner to check. */
export const FactsPage = () => (
  // Checks what the products are now.
  <SWRConfig value={{ revalidateOnMount: true }}>
    <UncheckedFacts />
  </SWRConfig>
);

function UncheckedFacts() {
  const { t } = useLingui();
  const { data, error, mutate } = useQuery(query(listProducts, {}));
  return (
    <div className={styles.page}>
      <NoIndexHead title={t`Check facts`} />
      <h1 className={styles.title}>
        <Trans>Check facts</Trans>
      </h1>
      <p className={styles.intro}>
        <Trans>
          We read these facts from your texts. Shoppers who avoid something see a product only once
          you’ve checked what it contains.
        </Trans>
      </p>
      {data && <FactForms products={data.filter(({ facts }) => !facts.confirmed)} />}
      {!data && !error && <TableSkeleton />}
      {!data && error && (
        <LoadError onRetry={() => void mutate()}>
          <Trans>Error loading products. Please try again.</Trans>
        </LoadError>
      )}
    </div>
  );
}

const readings = new WeakMap<Product, boolean>();

/** Remembered, because reading the texts of thousands of products takes seconds. */
function hasReadEverything(product: Product): boolean {
  const isComplete = readings.get(product) ?? readFacts(product).unread.length === 0;
  readings.set(product, isComplete);
  return isComplete;
}

function FactForms({ products }: { readonly products: readonly Product[] }) {
  const [shownCount, setShownCount] = useState(pageSize);
  const [unsavedIds, setUnsavedIds] = useState<ReadonlySet<number>>(new Set());
  const confirmFacts = useConfirmFacts();
  const countRef = useRef<HTMLParagraphElement>(null);
  // Confirming what was read would discard ticks that aren't saved.
  const complete = products.filter(
    (product) => hasReadEverything(product) && !unsavedIds.has(product.id),
  );

  const markUnsaved = useCallback((productId: number, unsaved: boolean) => {
    setUnsavedIds((current) => {
      const ids = new Set(current);
      if (unsaved) ids.add(productId);
      else ids.delete(productId);
      return ids;
    });
  }, []);

  async function confirm(confirmed: readonly Product[]): Promise<void> {
    // The confirmed form goes away, with the focus in it.
    if (await confirmFacts(confirmed)) countRef.current?.focus();
  }

  return (
    <>
      {unsavedIds.size > 0 && <UnsavedChangesGuard onDiscard={() => setUnsavedIds(new Set())} />}
      <p ref={countRef} tabIndex={-1} role="status" className={styles.count}>
        <Plural
          value={products.length}
          _0="Nothing to check: the facts of all products are confirmed."
          one="# product to check"
          other="# products to check"
        />
      </p>
      {complete.length > 1 && (
        <button type="button" className={button.secondary} onClick={() => void confirm(complete)}>
          <Plural
            value={complete.length}
            one="Confirm # product that we could read completely"
            other="Confirm the # products that we could read completely"
          />
        </button>
      )}
      <ul className={styles.list}>
        {products.slice(0, shownCount).map((product) => (
          <li key={`${product.id} ${product.version}`}>
            <ProductFactsForm
              product={product}
              onConfirm={(facts) => confirm([{ ...product, facts }])}
              onUnsavedChange={markUnsaved}
            />
          </li>
        ))}
      </ul>
      {products.length > shownCount && (
        <button
          type="button"
          className={button.secondary}
          onClick={() => setShownCount(shownCount + pageSize)}
        >
          <Trans>Show more</Trans>
        </button>
      )}
    </>
  );
}
