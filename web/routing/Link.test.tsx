import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter, Router, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Link } from './Link';
import { useNavigate } from './use-navigate';

const CurrentPath = () => <p data-testid="path">{useLocation().pathname}</p>;

const renderLink = (link: React.ReactNode) =>
  render(
    <MemoryRouter>
      {link}
      <CurrentPath />
    </MemoryRouter>,
  );
const getLink = () => screen.getByRole('link', { name: 'Orders' });
const getPath = () => screen.getByTestId('path').textContent;

test('Link navigates without loading a document', () => {
  const ref = createRef<HTMLAnchorElement>();
  renderLink(
    <Link ref={ref} to="/orders?new" className="orders">
      Orders
    </Link>,
  );
  expect(getLink().getAttribute('href')).toBe('/orders?new');
  expect(ref.current).toBe(getLink());
  expect(fireEvent.click(getLink())).toBe(false);
  expect(getPath()).toBe('/orders');
});

test('Link leaves clicks for a new tab to the browser', () => {
  renderLink(<Link to="/orders">Orders</Link>);
  expect(fireEvent.click(getLink(), { ctrlKey: true })).toBe(true);
  expect(getPath()).toBe('/');
});

test('Link does not navigate if its click handler prevented that', () => {
  renderLink(
    <Link to="/orders" onClick={(event) => event.preventDefault()}>
      Orders
    </Link>,
  );
  fireEvent.click(getLink());
  expect(getPath()).toBe('/');
});

test('useNavigate does not render its component again when the location changes', () => {
  const onRender = vi.fn();
  function OrdersButton() {
    const navigate = useNavigate();
    onRender();
    return <button type="button" onClick={() => navigate('/orders')} />;
  }
  renderLink(<OrdersButton />);
  fireEvent.click(screen.getByRole('button'));
  expect(getPath()).toBe('/orders');
  expect(onRender).toHaveBeenCalledOnce();
});

test('Link to the current URL adds no history entry', () => {
  history.replaceState(null, '', '/orders?new');
  const navigator = { createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() };
  render(
    <Router location="/orders" navigator={navigator}>
      <Link to="/orders?new">Orders</Link>
    </Router>,
  );
  fireEvent.click(getLink());
  expect(navigator.push).not.toHaveBeenCalled();
  expect(navigator.replace).toHaveBeenCalledOnce();
});
