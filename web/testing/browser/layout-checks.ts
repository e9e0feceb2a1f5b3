import type { Page } from '@playwright/test';

/** Finds touch targets below 44 × 44 pixels inside the last element that matches the selector. */
export const findSmallTargets = (page: Page, rootSelector: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const half = 43.5 / 2;
    const interactiveSelector = 'a[href], button, input, select, textarea, summary, [role=option]';

    /** A label extends its control's touch target. */
    const getTarget = (control: Element): Element => control.closest('label') ?? control;

    /** Inline links are exempt (WCAG 2.5.8). */
    const isInline = (target: Element): boolean => getComputedStyle(target).display === 'inline';

    const isLargeEnough = ({ width, height }: DOMRect): boolean =>
      Math.min(width, height) >= 2 * half;

    /** The touch target may be larger than the visible box. */
    function isHitAround(target: Element): boolean {
      target.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const [centerX, centerY] = [x + width / 2, y + height / 2];
      return [
        [centerX - half, centerY],
        [centerX + half, centerY],
        [centerX, centerY - half],
        [centerX, centerY + half],
      ].every(([left = 0, top = 0]) => target.contains(document.elementFromPoint(left, top)));
    }

    const root = [...document.querySelectorAll(selector)].at(-1);
    return [...(root?.querySelectorAll(interactiveSelector) ?? [])]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map(getTarget)
      .filter((target) => !isInline(target) && !isLargeEnough(target.getBoundingClientRect()))
      .filter((target) => !isHitAround(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 200)}`;
      });
  }, rootSelector);

/** Finds elements wider than the window or their container, or cut off below, inside the last match of the selector. */
export const findOverflowingElements = (
  page: Page,
  rootSelector: string,
): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    /** Scrolls horizontally by design. */
    const scrollableSelector =
      '[role=tablist], [role=tablist] *, section[tabindex="0"] *, input, textarea, select';

    const { clientWidth: windowWidth, scrollWidth: pageWidth } = document.documentElement;
    const root = [...document.querySelectorAll(selector)].at(-1);
    if (!root) throw new Error(`There is no ${selector}.`);
    const all = [root, ...root.querySelectorAll('*')];
    // Visually hidden elements take no space. A set, since large pages have hundreds of them.
    const hiddenElements = new Set(
      all
        .filter((element) => getComputedStyle(element).clipPath !== 'none')
        .flatMap((element) => [element, ...element.querySelectorAll('*')]),
    );

    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(scrollableSelector) &&
      !hiddenElements.has(element);

    function isTooWide(element: Element): boolean {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > windowWidth + 1;
    }

    /** Overflow is clipped in a scroll container, and looks broken outside a button. */
    function isClipped(element: Element): boolean {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isFrame = overflowX !== 'visible' || element.matches('button, a');
      const isClippedBelow =
        overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
      return isClippedBelow || (isFrame && element.scrollWidth > element.clientWidth + 1);
    }

    const overflowing = all
      .filter((element) => isVisible(element) && (isTooWide(element) || isClipped(element)))
      .map((element) => element.outerHTML.slice(0, 200));
    return pageWidth > windowWidth
      ? [`The page is ${pageWidth} pixels wide.`, ...overflowing]
      : overflowing;
  }, rootSelector);
