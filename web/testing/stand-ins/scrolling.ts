/** jsdom cannot scroll: here the window remembers where it was told to. */
export function installScrolling(): void {
  window.scrollTo = (...[first, y = 0]: [ScrollToOptions?] | [number, number]) => {
    window.scrollY = typeof first === 'object' ? (first.top ?? window.scrollY) : y;
  };
  Element.prototype.scrollIntoView = function () {
    window.scrollY += this.getBoundingClientRect().top;
  };
}
