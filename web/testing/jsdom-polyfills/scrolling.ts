/** jsdom cannot scroll. Records the position only. */
export function installScrolling(): void {
  window.scrollTo = (...[first, y = 0]: [ScrollToOptions?] | [number, number]) => {
    window.scrollY = typeof first === 'object' ? (first.top ?? window.scrollY) : y;
  };
  Element.prototype.scrollIntoView = function () {
    window.scrollY += this.getBoundingClientRect().top;
  };
}
