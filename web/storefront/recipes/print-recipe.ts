/** The print styles hide the siblings of an element with `data-printing`. */
export function printRecipe(element: HTMLElement): void {
  element.dataset.printing = '';
  addEventListener('afterprint', () => delete element.dataset.printing, { once: true });
  print();
}
