import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Prompts } from './Prompts';

let isMounted = false;

/** Renders prompts in a live region outside the app's root, once. */
export function mountPrompts(): void {
  if (isMounted) return;
  isMounted = true;
  const container = document.createElement('div');
  container.setAttribute('aria-live', 'polite');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <Prompts />
    </StrictMode>,
  );
}
