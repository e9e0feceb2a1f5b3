/** Ref callback: moves the focus here, because the button that was clicked has been unmounted. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
