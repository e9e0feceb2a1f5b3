import type { Language } from '#contract/core/language';

interface ProductEvent {
  readonly product_id: number;
  readonly product_name: string;
  readonly product_category: string;
  readonly language: Language;
}

interface AnalyticsEvents {
  pageview: { path: string; language: Language };
  product_view: ProductEvent & { product_price: number; is_featured: boolean };
  product_image_enlarge: ProductEvent;
  add_to_cart: ProductEvent & {
    product_price: number;
    quantity: number;
    total_value: number;
    currency: string;
  };
  add_to_wishlist: ProductEvent;
}

type Track = <Name extends keyof AnalyticsEvents>(name: Name, event: AnalyticsEvents[Name]) => void;

let scriptModule: Promise<{ track: Track }> | undefined;

/** `VITE_ANALYTICS_SCRIPT` is a same-origin module that exports `track`. Without it nothing is loaded or sent. */
export const track: Track = (name, event) => {
  const script: string | undefined = import.meta.env.VITE_ANALYTICS_SCRIPT;
  if (!script) return;
  scriptModule ??= import(/* @vite-ignore */ script) as Promise<{ track: Track }>;
  // Blocked or missing scripts are ignored.
  void scriptModule.then(
    (analytics) => analytics.track(name, event),
    () => undefined,
  );
};
