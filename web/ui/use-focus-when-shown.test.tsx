import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { useFocusWhenShown } from './use-focus-when-shown';

function Thanks() {
  const ref = useFocusWhenShown<HTMLParagraphElement>(true);
  return (
    <p ref={ref} tabIndex={-1}>
      Thank you
    </p>
  );
}

const Suspending = ({ loading }: { readonly loading: Promise<null> | undefined }) =>
  loading && use(loading);

test('useFocusWhenShown moves the focus once, not when Suspense shows the content again', async () => {
  const renderPage = (loading?: Promise<null>) => (
    <>
      <button type="button">Wishlist</button>
      <Suspense>
        <Thanks />
        <Suspending loading={loading} />
      </Suspense>
    </>
  );
  const { rerender } = render(renderPage());
  expect(screen.getByText('Thank you')).toHaveFocus();
  screen.getByRole('button').focus();
  let finish = (_: null): void => undefined;
  const loading = new Promise<null>((resolve) => {
    finish = resolve;
  });
  await act(async () => rerender(renderPage(loading)));
  expect(screen.getByText('Thank you')).not.toBeVisible();
  await act(async () => finish(null));
  expect(screen.getByText('Thank you')).toBeVisible();
  expect(screen.getByRole('button')).toHaveFocus();
});
