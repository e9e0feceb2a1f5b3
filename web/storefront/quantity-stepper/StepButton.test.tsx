import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { StepButton } from './StepButton';

function Countdown() {
  const [count, setCount] = useState(1);
  return (
    <>
      <StepButton
        className=""
        label="Fewer"
        isAtLimit={count === 0}
        onStep={() => setCount(count - 1)}
      >
        -
      </StepButton>
      <output>{count}</output>
    </>
  );
}

test('<StepButton> keeps the focus at its limit and no longer steps', async () => {
  render(<Countdown />);
  const user = userEvent.setup({ delay: null });
  await user.tab();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(/^0$/);
  const button = screen.getByRole('button', { name: 'Fewer' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
});
