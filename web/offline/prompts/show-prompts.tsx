import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Prompts } from './Prompts';

let shown = false;

/** Puts the place of questions beside the page, once; what appears there is read out when there is time. */
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
