import { onTestFinished } from 'vitest';

export function addOutsideInput(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  onTestFinished(() => field.remove());
  return field;
}
