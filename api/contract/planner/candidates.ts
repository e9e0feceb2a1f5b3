import { toCents } from '../core/cents';
import type { Servings } from '../orders/order-validation';
import { getConfirmedServings } from '../products/option-range';
import { getAvailableOptionQuantity, type ProductOption } from '../products/options';
import { isService } from '../products/product-kind';
import type { Product } from '../products/schema';
import { getSuitability, type Suitability } from '../products/suitability';
import { isVisible } from '../products/visible-products';
import type { EventPlan } from './event-plan';

/** An option of a product, or a product without options, that can be on the table. */
export interface Candidate {
  readonly product: Product;
  readonly option: ProductOption | undefined;
  readonly serves: Servings;
  /** Infinity if the stock isn't counted. */
  readonly available: number;
  readonly vegetarian: Suitability;
}

/** People that one unit serves; undefined if that's unknown. */
export const getUnitServings = (
  product: Pick<Product, 'facts'>,
  option: Pick<ProductOption, 'serves'> | undefined,
): Servings | undefined => (option ? option.serves : getConfirmedServings(product)) ?? undefined;

/** Food for a table. Gift boxes only are for occasions that they name, such as a picnic. */
export const isEventFood = (product: Product, { occasion }: Pick<EventPlan, 'occasion'>): boolean =>
  isVisible(product) &&
  !isService(product) &&
  (product.category !== 'gifts' ||
    (occasion !== undefined && product.facts.occasions.includes(occasion)));

const meetsRequirements = (product: Product, plan: EventPlan): boolean =>
  getSuitability(product, plan) !== 'no';

/** All that suits the guests, whether it can be had or not. */
export const findSuitableProducts = (catalog: readonly Product[], plan: EventPlan): Product[] =>
  catalog.filter((product) => isEventFood(product, plan) && meetsRequirements(product, plan));

/** The options of products that can be combined. */
export const toCandidates = (products: readonly Product[]): Candidate[] =>
  products.flatMap((product) => {
    const options = product.options.length === 0 ? [undefined] : product.options;
    const vegetarian = getSuitability(product, { without: [], diets: ['vegetarian'] });
    return options.flatMap((option) => {
      const serves = getUnitServings(product, option);
      const available = getAvailableOptionQuantity(product, option) ?? Infinity;
      const isFood = serves !== undefined && serves.from + serves.to > 0;
      return isFood && available > 0 ? [{ product, option, serves, available, vegetarian }] : [];
    });
  });

/** A unit counts as the middle of the people that it serves, in halves so that it's whole: 16 for 'serves 4–12'. */
export const getHalfServings = ({ serves }: Pick<Candidate, 'serves'>): number =>
  serves.from + serves.to;

/** From one unit on, sorted. */
export const listUnitPrices = ({ product, option }: Candidate): readonly UnitPrice[] => [
  { minQuantity: 1, cents: toCents(option?.price ?? product.price) },
  ...(option?.quantityPrices ?? []).map(({ minQuantity, price }) => ({
    minQuantity,
    cents: toCents(price),
  })),
];

interface UnitPrice {
  readonly minQuantity: number;
  readonly cents: number;
}
