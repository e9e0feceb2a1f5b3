import type { OfferShippingDetails, Product as ProductThing } from 'schema-dts';
import { business, giftShipping } from '#contract/business';
import type { Product } from '#contract/product';
import { productText } from '#contract/product-text';
import { isShown } from '#contract/shop-list';
import { stockLevel } from '#contract/stock';
import { usePageStart } from '../app/page-start';
import { inLanguage, paths } from '../app/paths';
import { useLanguage } from '../i18n/use-language';
import { StructuredData } from './StructuredData';
import { useToldPicture } from './told-picture';

/** The product and its offer, unless the shop hides it. Only gift boxes ship, so only they carry shipping. */
export function ProductData({ product }: { readonly product: Product }) {
  const { origin } = usePageStart();
  const language = useLanguage();
  const { address } = useToldPicture(product.image ?? undefined);
  if (!isShown(product)) return null;
  const soldOut = stockLevel(product) === 'out-of-stock';
  return (
    <StructuredData<ProductThing>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: productText(product, 'name', language),
        description: productText(product, 'description', language),
        ...(product.sku && { sku: product.sku }),
        image: product.image ? address : typedAddress(product.imageUrl, origin),
        brand: { '@type': 'Brand', name: business.name },
        offers: {
          '@type': 'Offer',
          url: origin + inLanguage(paths.product(product.id), language),
          price: product.price.toFixed(2),
          priceCurrency: business.currency,
          availability: soldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
          seller: { '@type': 'Organization', '@id': `${origin}/#business`, name: business.name },
          ...(product.category === 'gifts' && { shippingDetails }),
        },
      }}
    />
  );
}

/** Where a picture is whose address was typed; undefined when what was typed leads nowhere. */
const typedAddress = (written: string, origin: string): string | undefined =>
  URL.canParse(written, origin) ? new URL(written, origin).href : undefined;

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
