import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NavigationType, Router } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useDeferredRender } from './use-deferred-render';

const navigator = {
  createHref: () => '',
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

function createPage(navigationType: NavigationType, { key = 'k1', hash = '' } = {}) {
  const renders: boolean[] = [];
  const Page = () => {
    renders.push(useDeferredRender());
    return null;
  };
  const page = (
    <Router
      location={{ pathname: '/', key, hash }}
      navigator={navigator}
      navigationType={navigationType}
    >
      <Page />
    </Router>
  );
  return { page, renders };
}

test('useDeferredRender leaves out what is below the fold once after a link', () => {
  const { page, renders } = createPage(NavigationType.Push);
  render(page);
  expect(renders).toEqual([false, true]);
});

test('useDeferredRender leaves out what is below the fold once when the app starts', () => {
  const { page, renders } = createPage(NavigationType.Pop, { key: 'default' });
  render(page);
  expect(renders).toEqual([false, true]);
});

test('useDeferredRender renders everything at once for a URL with a hash', () => {
  const { page, renders } = createPage(NavigationType.Push, { hash: '#season' });
  render(page);
  expect(renders).toEqual([true]);
});

test('useDeferredRender renders everything at once after going back', () => {
  const { page, renders } = createPage(NavigationType.Pop);
  render(page);
  expect(renders).toEqual([true]);
});

test('useDeferredRender renders everything on the server', () => {
  const { page, renders } = createPage(NavigationType.Pop);
  renderToString(page);
  expect(renders).toEqual([true]);
});
