import { onTestFinished } from 'vitest';

/** A field outside the uploader, for the rest of a test. */
export function elsewhere(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  onTestFinished(() => field.remove());
  return field;
}
