import type { BilingualText } from '#contract/core/language';

export interface NamedText {
  readonly name: BilingualText;
  readonly text: BilingualText;
}

/** Amount and item read as one phrase: '8 oz (225 g)' 'brie', «8 oz (225 g)» «de queso brie». */
interface Ingredient {
  readonly amount: BilingualText;
  readonly item: BilingualText;
}

export interface Recipe {
  /** Used in URLs: `/recipes#classic` and `/recipes#classic-step-1`. */
  readonly id: 'classic' | 'mediterranean';
  /** Tag of its image in the media library. */
  readonly imageTag: string;
  readonly name: BilingualText;
  readonly headnote: BilingualText;
  /** Number of people. */
  readonly serves: { readonly from: number; readonly to: number };
  readonly prepMinutes: number;
  readonly ingredients: readonly Ingredient[];
  readonly steps: readonly NamedText[];
  readonly notes: { readonly title: BilingualText; readonly entries: readonly NamedText[] };
}

/** Has structured data for search engines. */
export interface PublishedRecipe extends Recipe {
  /** 'YYYY-MM-DD'. */
  readonly datePublished: string;
  readonly course: BilingualText;
  readonly cuisine: BilingualText;
  readonly keywords: BilingualText;
}
