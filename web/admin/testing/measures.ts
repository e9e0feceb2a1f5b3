import type { Page } from '@playwright/test';

/** Names what a finger misses in the last of some places: whatever can be pressed and is under 44 × 44 pixels. */
export const tooSmallIn = (page: Page, place: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const half = 43.5 / 2;
    const pressed = 'a[href], button, input, select, textarea, summary, [role=option]';

    /** What belongs to a control by its words belongs to its target. */
    const targetOf = (control: Element): Element => control.closest('label') ?? control;

    /** A link in the middle of a sentence is as high as its line. */
    const isInText = (target: Element): boolean => getComputedStyle(target).display === 'inline';

    const isLarge = ({ width, height }: DOMRect): boolean => Math.min(width, height) >= 2 * half;

    /** What a press meets may be larger than what is drawn. */
    function isMetAround(target: Element): boolean {
      target.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      return [
        [middle - half, centre],
        [middle + half, centre],
        [middle, centre - half],
        [middle, centre + half],
      ].every(([left = 0, top = 0]) => target.contains(document.elementFromPoint(left, top)));
    }

    const root = [...document.querySelectorAll(selector)].at(-1);
    return [...(root?.querySelectorAll(pressed) ?? [])]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map(targetOf)
      .filter((target) => !isInText(target) && !isLarge(target.getBoundingClientRect()))
      .filter((target) => !isMetAround(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 200)}`;
      });
  }, place);

/** Names what is wider in the last of some places than the window or its own frame, and what is cut off below. */
export const stickingOutOf = (page: Page, place: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    /** What is there to be pushed sideways, and what goes on beyond its edge while it is typed. */
    const pushed =
      '[role=tablist], [role=tablist] *, section[tabindex="0"] *, input, textarea, select';

    const { clientWidth: window, scrollWidth: page } = document.documentElement;
    const root = [...document.querySelectorAll(selector)].at(-1);
    if (!root) throw new Error(`There is no ${selector}.`);
    const all = [root, ...root.querySelectorAll('*')];
    // What is only heard takes no room.
    const heard = all.filter((element) => getComputedStyle(element).clipPath !== 'none');

    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(pushed) &&
      !heard.some((hidden) => hidden.contains(element));

    function isTooWide(element: Element): boolean {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > window + 1;
    }

    /** What hangs out of a frame is not seen, and words look lost outside of their button. */
    function isCut(element: Element): boolean {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isFrame = overflowX !== 'visible' || element.matches('button, a');
      const isCutBelow = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
      return isCutBelow || (isFrame && element.scrollWidth > element.clientWidth + 1);
    }

    const found = all
      .filter((element) => isDrawn(element) && (isTooWide(element) || isCut(element)))
      .map((element) => element.outerHTML.slice(0, 200));
    return page > window ? [`The page is ${page} pixels wide.`, ...found] : found;
  }, place);
