/** Changes the page without moving an element from where the reader sees it. */
export function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  document.documentElement.scrollTop += element.getBoundingClientRect().top - top;
}
