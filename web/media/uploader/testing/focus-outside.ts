import { onTestFinished } from 'vitest';

export function focusOutside(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  onTestFinished(() => field.remove());
  return field;
}
