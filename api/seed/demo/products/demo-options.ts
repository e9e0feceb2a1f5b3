import { boardServings } from '#contract/business';
import type { BilingualText } from '#contract/core/language';
import type { ProductOption } from '#contract/products/options';

type DemoOption = Pick<ProductOption, 'key' | 'name' | 'price'> & Partial<ProductOption>;

export const demoOption = (option: DemoOption): ProductOption => ({
  serves: null,
  stock: null,
  isDefault: false,
  quantityPrices: [],
  ...option,
});

type BoardSize = keyof typeof boardServings;

const sizeNames: Readonly<Record<BoardSize, BilingualText>> = {
  small: { en: 'Small', es: 'Chica' },
  medium: { en: 'Medium', es: 'Mediana' },
  large: { en: 'Large', es: 'Grande' },
};

/** The usual sizes of boards, from the smallest. */
export const boardSizes = (
  prices: Partial<Readonly<Record<BoardSize, number>>>,
  defaultSize: BoardSize,
): ProductOption[] =>
  (['small', 'medium', 'large'] as const).flatMap((key) => {
    const price = prices[key];
    if (price === undefined) return [];
    const isDefault = key === defaultSize;
    return demoOption({ key, name: sizeNames[key], price, serves: boardServings[key], isDefault });
  });
