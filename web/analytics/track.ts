import type { Language } from '#contract/core/language';

interface ProductFacts {
  readonly product_id: number;
  readonly product_name: string;
  readonly product_category: string;
  readonly language: Language;
}

export interface AnalyticsEvents {
  pageview: { path: string; language: Language };
  product_view: ProductFacts & { product_price: number; is_featured: boolean };
  product_image_enlarge: ProductFacts;
  add_to_cart: ProductFacts & {
    product_price: number;
    quantity: number;
    total_value: number;
    currency: string;
  };
  add_to_wishlist: ProductFacts;
}

type Sink = <Name extends keyof AnalyticsEvents>(name: Name, event: AnalyticsEvents[Name]) => void;

let sink: Promise<{ track: Sink }> | undefined;

/** `VITE_ANALYTICS_SCRIPT` is a same-origin module that exports `track`. Without it nothing is loaded or sent. */
export const track: Sink = (name, event) => {
  const script: string | undefined = import.meta.env.VITE_ANALYTICS_SCRIPT;
  if (!script) return;
  sink ??= import(/* @vite-ignore */ script) as Promise<{ track: Sink }>;
  // Blocked or missing scripts are ignored.
  void sink.then(
    (analytics) => analytics.track(name, event),
    () => undefined,
  );
};
