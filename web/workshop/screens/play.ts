import { waitFor } from '@testing-library/dom';

/** Generous: the mocks start first. */
const timeout = 30_000;

const findElement = (screen: Document, selector: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const element = screen.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      return element;
    },
    { container: screen.documentElement, timeout },
  );

export const click = (selector: string) => async (screen: Document) =>
  (await findElement(screen, selector)).click();

/** The page shows its errors once an invalid form is sent. */
export const submitForm = click('main form [type=submit]');
