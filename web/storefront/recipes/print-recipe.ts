/** The print styles hide the siblings of an element with `data-printing`. */
export function printRecipe(recipe: HTMLElement): void {
  recipe.dataset.printing = '';
  addEventListener('afterprint', () => delete recipe.dataset.printing, { once: true });
  print();
}
