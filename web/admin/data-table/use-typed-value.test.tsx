import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useTypedValue } from './use-typed-value';

let setUrl: (value: string) => void;

/** Sends every key; the test says when the URL follows. */
function TypedField() {
  const [url, change] = useState('');
  setUrl = change;
  const { typed, setTyped, markSent } = useTypedValue(url);
  return (
    <input
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        markSent(value);
      }}
    />
  );
}

test('useTypedValue keeps what was typed since a value was sent', async () => {
  render(<TypedField />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'fig');
  act(() => setUrl('f'));
  expect(field).toHaveValue('fig');
  await userEvent.type(field, 's');
  act(() => setUrl('fig'));
  expect(field).toHaveValue('figs');
});

test('useTypedValue takes a value that the field has not sent, as that of Back', async () => {
  render(<TypedField />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'fig');
  act(() => setUrl('fig'));
  act(() => setUrl('brie'));
  expect(field).toHaveValue('brie');
  act(() => setUrl('fig'));
  expect(field).toHaveValue('fig');
});
