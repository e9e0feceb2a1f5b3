/** Without `search`: a search term is quickly retyped. */
const written = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'textarea']);

/** Previews of selected images that have not been submitted. */
const chosenImageSelector = 'form img[src^="blob:"]';

/** Polled, because no event is fired when code clears a form. */
const lookEvery = 1000;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const holdsText = ({ type, value, defaultValue }: TextControl) =>
  written.has(type) && value !== defaultValue && value.trim() !== '';

function isThere(): boolean {
  const fields = document.querySelectorAll<TextControl>('form input, form textarea');
  return [...fields].some(holdsText) || document.querySelector(chosenImageSelector) !== null;
}

/** True when a form on the page has input that has not been submitted. */
export const typedText = {
  isThere,
  /** Notifies when the state changes. */
  subscribe(listener: () => void) {
    let known = isThere();
    const look = () => {
      if (isThere() === known) return;
      known = !known;
      listener();
    };
    const looking = setInterval(look, lookEvery);
    document.addEventListener('input', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('input', look);
    };
  },
};
