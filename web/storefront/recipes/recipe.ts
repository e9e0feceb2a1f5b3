import type { BilingualText } from '#contract/core/language';

/** A few words, and what there is to say about them. */
export interface NamedText {
  readonly name: BilingualText;
  readonly text: BilingualText;
}

/** Amount and item read as one phrase: '8 oz (225 g)' 'brie', «8 oz (225 g)» «de queso brie». */
export interface Ingredient {
  readonly amount: BilingualText;
  readonly item: BilingualText;
}

export interface Recipe {
  /** Names the recipe in addresses: `/recipes#classic`, and its steps: `/recipes#classic-step-1`. */
  readonly id: 'classic' | 'mediterranean';
  /** Tag of its photograph in the media library. */
  readonly pictureTag: string;
  readonly name: BilingualText;
  readonly headnote: BilingualText;
  /** People. */
  readonly serves: { readonly from: number; readonly to: number };
  readonly prepMinutes: number;
  readonly ingredients: readonly Ingredient[];
  readonly steps: readonly NamedText[];
  /** What a cook would add in the margin. */
  readonly notes: { readonly title: BilingualText; readonly entries: readonly NamedText[] };
}

/** A recipe that search engines are told of. */
export interface PublishedRecipe extends Recipe {
  /** Day, as in `2023-11-10`. */
  readonly published: string;
  readonly course: BilingualText;
  readonly cuisine: BilingualText;
  readonly keywords: BilingualText;
}
