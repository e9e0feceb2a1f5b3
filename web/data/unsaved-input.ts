/** Without `search`: a search term is quickly retyped. */
const textInputTypes = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'textarea']);

/** Previews of selected images that have not been submitted. */
const selectedImageSelector = 'form img[src^="blob:"]';

/** Polled, because no event is fired when code clears a form. */
const pollMs = 1000;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const hasNewText = ({ type, value, defaultValue }: TextControl) =>
  textInputTypes.has(type) && value !== defaultValue && value.trim() !== '';

function isPresent(): boolean {
  const fields = document.querySelectorAll<TextControl>('form input, form textarea');
  return [...fields].some(hasNewText) || document.querySelector(selectedImageSelector) !== null;
}

/** True when a form on the page has input that has not been submitted. */
export const unsavedInput = {
  isPresent,
  /** Notifies when the state changes. */
  subscribe(listener: () => void) {
    let wasPresent = isPresent();
    const check = () => {
      if (isPresent() === wasPresent) return;
      wasPresent = !wasPresent;
      listener();
    };
    const interval = setInterval(check, pollMs);
    document.addEventListener('input', check);
    return () => {
      clearInterval(interval);
      document.removeEventListener('input', check);
    };
  },
};
