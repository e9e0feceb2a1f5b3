/** Applies a layout change and scrolls so that `element` keeps its position in the viewport. */
export function preserveScroll(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  document.documentElement.scrollTop += element.getBoundingClientRect().top - top;
}
