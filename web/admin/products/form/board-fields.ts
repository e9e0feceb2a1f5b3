import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductTextField, TranslatedField } from '#contract/products/text-fields';

type BoardField<Field extends ProductTextField> = {
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
} & (Field extends TranslatedField ? { readonly spanishLabel: MessageDescriptor } : unknown);

/** Optional text fields, in the order of the form. */
export const boardFields: { readonly [Field in ProductTextField]: BoardField<Field> } = {
  priceTiers: {
    label: msg`Price tiers`,
    spanishLabel: msg`Price tiers in Spanish`,
    hint: msg`One tier per line`,
  },
  ingredients: {
    label: msg`Ingredients`,
    spanishLabel: msg`Ingredients in Spanish`,
    hint: msg`What’s on the board`,
  },
  allergens: { label: msg`Allergens`, spanishLabel: msg`Allergens in Spanish` },
  perfectFor: { label: msg`Perfect for`, spanishLabel: msg`Perfect for, in Spanish` },
  servingSize: { label: msg`Serving size`, spanishLabel: msg`Serving size in Spanish` },
  artisan: { label: msg`Artisan` },
  dimensions: { label: msg`Dimensions`, hint: msg`For example, 12 x 8 x 2 in` },
  weight: { label: msg`Weight`, hint: msg`With kg, g, lb or oz` },
  materials: { label: msg`Materials`, spanishLabel: msg`Materials in Spanish` },
  producer: { label: msg`Producer` },
  origin: { label: msg`Origin`, hint: msg`Where it is made; Los Angeles when empty` },
};

export const boardFieldNames = Object.keys(boardFields) as readonly ProductTextField[];
