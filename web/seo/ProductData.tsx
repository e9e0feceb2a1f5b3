import type {
  AggregateOffer,
  ItemAvailability,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product as ProductThing,
  PropertyValue,
} from 'schema-dts';
import { business, giftShipping } from '#contract/business';
import type { BilingualText, Language } from '#contract/core/language';
import type { ImageAsset } from '#contract/media/schema';
import { allergenNames } from '#contract/products/allergens';
import { type Diet, dietNames } from '#contract/products/diets';
import { getServingRange } from '#contract/products/option-range';
import {
  getAvailableOptionQuantity,
  getOptionName,
  type ProductOption,
} from '#contract/products/options';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { getStockLevel, type StockLevel } from '#contract/products/stock-level';
import { isVisible } from '#contract/products/visible-products';
import { formatRange } from '../i18n/format-range';
import { useLanguage } from '../i18n/use-language';
import { useInitialData } from '../routing/initial-data';
import { localizePath, paths } from '../routing/paths';
import { buildAspectRatioUrls } from './aspect-ratio-urls';
import { StructuredData } from './StructuredData';

interface ProductDataProps {
  readonly product: Product;
  /** The primary image first. */
  readonly images: readonly Pick<ImageAsset, 'url'>[];
  /** US dollars; without it, shipping is left out. */
  readonly shippingFee: number | undefined;
}

/** Renders nothing for a hidden product. Only gift boxes are shipped. */
export function ProductData({ product, images, shippingFee }: ProductDataProps) {
  const { origin } = useInitialData();
  const language = useLanguage();
  if (!isVisible(product)) return null;
  return (
    <StructuredData<ProductThing>
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: getProductText(product, 'name', language),
        description: getProductText(product, 'description', language),
        ...(product.sku && { sku: product.sku }),
        image: listImageUrls(product, images, origin),
        brand: { '@type': 'Brand', name: business.name },
        ...buildFacts(product, language),
        offers: buildOffers(product, { language, origin, shippingFee }),
      }}
    />
  );
}

/**
 * schema.org has `suitableForDiet` for recipes and menus only, so diets are properties with its names as `propertyID`.
 * What isn't confirmed is left out, except for what it contains.
 */
function buildFacts({ facts, options }: Product, language: Language) {
  const serves = getServingRange({ facts, options });
  const listNames = (names: readonly BilingualText[]) =>
    names.map((name) => name[language]).join(', ');
  const properties: readonly (readonly [FactName, string, string?])[] = [
    ['serves', serves ? formatRange(serves, language) : ''],
    ['contains', listNames(facts.contains.map((allergen) => allergenNames[allergen]))],
    ['mayContain', listNames(facts.mayContain.map((allergen) => allergenNames[allergen]))],
    ...(facts.confirmed ? facts.diets : []).map(
      (diet) => ['diet', dietNames[diet][language], schemaDiets[diet]] as const,
    ),
  ];
  const additionalProperty = properties
    .filter(([, value]) => value !== '')
    .map(
      ([name, value, propertyID]): PropertyValue => ({
        '@type': 'PropertyValue',
        name: factNames[name][language],
        value,
        ...(propertyID && { propertyID }),
      }),
    );
  return additionalProperty.length > 0 && { additionalProperty };
}

type FactName = keyof typeof factNames;

const factNames = {
  serves: { en: 'Serves', es: 'Rinde para' },
  contains: { en: 'Contains', es: 'Contiene' },
  mayContain: { en: 'May contain', es: 'Puede contener' },
  diet: { en: 'Diet', es: 'Dieta' },
} satisfies Readonly<Record<string, BilingualText>>;

/** Members of schema.org's RestrictedDiet. */
const schemaDiets: Readonly<Partial<Record<Diet, string>>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  'no-gluten': 'https://schema.org/GlutenFreeDiet',
};

/** One offer, or one for each option. */
function buildOffers(product: Product, context: OfferContext): Offer | AggregateOffer {
  const [first, ...others] = product.options;
  if (!first || others.length === 0) return buildOffer(product, first, context);
  const prices = product.options.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    priceCurrency: business.currency,
    offerCount: product.options.length,
    availability: availability[findBestLevel(product)],
    offers: product.options.map((option) => ({
      ...buildOffer(product, option, context),
      name: getOptionName(option, context.language),
    })),
  };
}

interface OfferContext extends Pick<ProductDataProps, 'shippingFee'> {
  readonly language: Language;
  readonly origin: string;
}

function buildOffer(
  product: Product,
  option: ProductOption | undefined,
  { language, origin, shippingFee }: OfferContext,
): Offer {
  const size = option && product.options.length > 1 ? option.key : undefined;
  return {
    '@type': 'Offer',
    url: origin + localizePath(paths.product(product.id, size), language),
    price: (option ?? product).price.toFixed(2),
    priceCurrency: business.currency,
    availability: availability[getOptionLevel(product, option)],
    seller: { '@type': 'Organization', '@id': `${origin}/#business`, name: business.name },
    ...(product.category === 'gifts' &&
      shippingFee !== undefined && { shippingDetails: buildShippingDetails(shippingFee) }),
    hasMerchantReturnPolicy,
  };
}

const getOptionLevel = (product: Product, option: ProductOption | undefined): StockLevel =>
  getStockLevel({
    ...product,
    quantityAvailable: getAvailableOptionQuantity(product, option) ?? null,
  });

function findBestLevel(product: Product): StockLevel {
  const levels = product.options.map((option) => getOptionLevel(product, option));
  return stockLevels.find((level) => levels.includes(level)) ?? 'out-of-stock';
}

/** The best first. */
const stockLevels: readonly StockLevel[] = ['in-stock', 'low-stock', 'out-of-stock'];

const availability: Readonly<Record<StockLevel, ItemAvailability>> = {
  'in-stock': 'https://schema.org/InStock',
  'low-stock': 'https://schema.org/LimitedAvailability',
  'out-of-stock': 'https://schema.org/OutOfStock',
};

/** Undefined for an invalid image URL typed by an admin. */
function listImageUrls(
  { image, imageUrl }: Product,
  images: readonly Pick<ImageAsset, 'url'>[],
  origin: string,
): string[] | string | undefined {
  if (!image) return resolveTypedUrl(imageUrl, origin);
  const urls = images.length > 0 ? images.map((other) => other.url) : [image.url];
  return urls.flatMap((url) => buildAspectRatioUrls(url, origin));
}

const resolveTypedUrl = (rawUrl: string, origin: string): string | undefined =>
  URL.canParse(rawUrl, origin) ? new URL(rawUrl, origin).href : undefined;

const toDayRange = ({ from, to }: { readonly from: number; readonly to: number }) => ({
  '@type': 'QuantitativeValue' as const,
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

const hasMerchantReturnPolicy: MerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: business.address.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
};

const buildShippingDetails = (value: number): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value,
    currency: business.currency,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: business.address.country },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: toDayRange(giftShipping.handlingDays),
    transitTime: toDayRange(giftShipping.transitDays),
  },
});
