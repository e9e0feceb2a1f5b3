import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Prompts } from './Prompts';

let shown = false;

/** Renders prompts in a live region outside the app's root, once. */
export function showPrompts(): void {
  if (shown) return;
  shown = true;
  const place = document.createElement('div');
  place.setAttribute('aria-live', 'polite');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <Prompts />
    </StrictMode>,
  );
}
