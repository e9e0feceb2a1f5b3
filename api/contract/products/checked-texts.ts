import { checkedFields, type ProductTexts } from '../search/exclude-products';

export interface CheckedTexts extends ProductTexts {
  readonly options?: readonly { readonly name?: OptionName | undefined }[] | undefined;
}

/** Parts may be missing in a form. */
interface OptionName {
  readonly en?: string | undefined;
  readonly es?: string | undefined;
}

/** Prices change often, and contain nothing. */
const amounts = /\$\d[\d.,]*/g;

/**
 * Equal for products whose texts say the same about their contents. Price tiers that are written from options say no
 * more than the names of these.
 */
export function serializeCheckedTexts({ options = [], ...texts }: CheckedTexts): string {
  const fields = checkedFields.filter((field) => field !== 'priceTiers' || options.length === 0);
  return JSON.stringify([
    ...fields.flatMap((field) =>
      [texts[field], texts.translations.es?.[field]].map((text) => {
        const content = text ?? '';
        return field === 'priceTiers' ? content.replace(amounts, '') : content;
      }),
    ),
    ...options.map(({ name }) => [name?.en, name?.es]),
  ]);
}
