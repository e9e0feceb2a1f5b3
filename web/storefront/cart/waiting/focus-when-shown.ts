/** As a `ref`: takes the focus of the button that was pressed, which is gone. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
