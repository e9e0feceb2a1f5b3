import { dietRemovables, type Removable } from '../products/fact-names';
import type { Product } from '../products/schema';
import { getSuitability, type Requirements } from '../products/suitability';

/** What the owner has to leave out of a product for the requirements; empty if it meets them as it is. */
export function listRequests(
  product: Pick<Product, 'facts'>,
  { without, diets }: Requirements,
): Removable[] {
  const removables = [
    ...without.filter((allergen) => needsRequest(product, { without: [allergen], diets: [] })),
    ...diets
      .filter((diet) => needsRequest(product, { without: [], diets: [diet] }))
      .flatMap(
        (diet) =>
          dietRemovables[diet].find((removable) =>
            product.facts.canBeLeftOut.includes(removable),
          ) ?? [],
      ),
  ];
  return [...new Set(removables)];
}

const needsRequest = (product: Pick<Product, 'facts'>, requirements: Requirements): boolean =>
  getSuitability(product, requirements) === 'on-request';
