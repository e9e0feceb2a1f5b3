/** Prints one recipe of the page: the print style leaves out whatever stands beside a marked one. */
export function printAlone(recipe: HTMLElement): void {
  recipe.dataset.printing = '';
  addEventListener('afterprint', () => delete recipe.dataset.printing, { once: true });
  print();
}
