import type { Product } from './product';

/** How many people something serves. */
export interface Servings {
  readonly from: number;
  readonly to: number;
}

/** What a product's serving size says in figures ('Serves 25–40', 'Small: serves 2–4'); undefined when it says none. */
export function servingsOf({ servingSize }: Pick<Product, 'servingSize'>): Servings | undefined {
  const served = (servingSize ?? '').replace(/^.*\bserves\b/i, '');
  const [, from, to = from] = /(\d+)(?:\s*(?:–|—|-|to)\s*(\d+))?/.exec(served) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}
