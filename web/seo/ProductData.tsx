import type { OfferShippingDetails, Product as ProductThing } from 'schema-dts';
import { business, giftShipping } from '#contract/business';
import { imageAddress } from '#contract/image-options';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';
import { stockLevel } from '#contract/stock';
import { usePageStart } from '../app/page-start';
import { inLanguage, paths } from '../app/paths';
import { useLanguage } from '../i18n/use-language';
import { StructuredData } from './StructuredData';

/** Width in pixels of the picture search engines are given. */
const pictureWidth = 1280;

/** The product and its offer. Only gift boxes ship, so only they carry shipping. */
export function ProductData({ product }: { readonly product: Product }) {
  const { origin } = usePageStart();
  const language = useLanguage();
  const soldOut = stockLevel(product) === 'out-of-stock';
  return (
    <StructuredData<ProductThing>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: productText(product, 'name', language),
        description: productText(product, 'description', language),
        ...(product.sku && { sku: product.sku }),
        ...(product.image && { image: origin + imageAddress(product.image.url, pictureWidth) }),
        brand: { '@type': 'Brand', name: business.name },
        offers: {
          '@type': 'Offer',
          url: origin + inLanguage(paths.product(product.id), language),
          price: product.price.toFixed(2),
          priceCurrency: business.currency,
          availability: soldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
          seller: { '@id': `${origin}/#business` },
          ...(product.category === 'gifts' && { shippingDetails }),
        },
      }}
    />
  );
}

const days = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  '@type': 'QuantitativeValue' as const,
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

const shippingDetails: OfferShippingDetails = {
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: giftShipping.rate,
    currency: business.currency,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: business.address.country },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(giftShipping.handlingDays),
    transitTime: days(giftShipping.transitDays),
  },
};
