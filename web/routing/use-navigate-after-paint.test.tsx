import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { afterPaint } from '../data/when-idle';
import { getCurrentUrl } from '../testing/current-url';
import { useNavigateAfterPaint } from './use-navigate-after-paint';

describe('useNavigateAfterPaint', () => {
  let navigate: ReturnType<typeof useNavigateAfterPaint>;
  beforeEach(() => {
    history.replaceState(null, '', '/shop');
    navigate = renderHook(useNavigateAfterPaint, { wrapper: BrowserRouter }).result.current;
  });

  const untilPaint = () => new Promise<void>((resolve) => afterPaint(resolve));

  test('leaves the URL alone until the choice is on the screen', async () => {
    await act(async () => {
      const navigation = navigate('/shop?people=12');
      expect(getCurrentUrl()).toBe('/shop');
      await navigation;
    });
    expect(getCurrentUrl()).toBe('/shop?people=12');
  });

  test('adds one entry to the history for choices made before it', async () => {
    const entries = history.length;
    await act(() => Promise.all([navigate('/shop?people=12'), navigate('/shop?people=20')]));
    expect(getCurrentUrl()).toBe('/shop?people=20');
    expect(history.length).toBe(entries + 1);
  });

  test('does not navigate when the choice was taken back', async () => {
    await act(() => Promise.all([navigate('/shop?people=12'), navigate(undefined)]));
    expect(getCurrentUrl()).toBe('/shop');
  });

  test('does not return to a page that was left since', async () => {
    await act(async () => {
      void navigate('/shop?people=12');
      history.pushState(null, '', '/cart');
      await untilPaint();
    });
    expect(getCurrentUrl()).toBe('/cart');
  });
});
