import { Trans } from '@lingui/react/macro';
import { listProducts, type Product } from '#contract/product';
import { useEndpoint } from '../../data/use-endpoint';
import { LoadFailed } from '../../media/panel/library/LoadFailed';
import { ListLoading } from '../list/ListLoading';
import * as tools from '../list/ListTools.css';
import { AddImage } from './AddImage';
import { ProductChoice } from './ProductChoice';
import { ProductImages } from './ProductImages';
import { useChosenProduct } from './use-chosen-product';

/** The images of a product: added, put into order, made the primary one, deleted. */
export function ProductImagesTab() {
  const { data, error, mutate } = useEndpoint(listProducts, {});
  if (data) return <ImagesOfOne products={data} />;
  if (!error) return <ListLoading />;
  return (
    <LoadFailed onRetry={() => void mutate()}>
      <Trans>Error loading products. Please try again.</Trans>
    </LoadFailed>
  );
}

function ImagesOfOne({ products }: { readonly products: readonly Product[] }) {
  const { product, choose } = useChosenProduct(products);
  return (
    <>
      <div className={tools.tools}>
        <ProductChoice products={products} chosen={product} onChoose={choose} />
        <div className={tools.deeds}>
          <AddImage product={product} />
        </div>
      </div>
      {product ? (
        <ProductImages key={product.id} product={product} />
      ) : (
        <p className={tools.nothing}>
          <Trans>Choose a product to see its images.</Trans>
        </p>
      )}
    </>
  );
}
