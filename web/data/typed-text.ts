/** Kinds of fields that are written into. What is searched for is soon typed again and does not count. */
const written = new Set(['text', 'email', 'tel', 'url', 'number', 'date', 'textarea']);

/** What a form shows of photographs that have been chosen and not yet been sent. */
const chosenPhotograph = 'form img[src^="blob:"]';

/** Milliseconds between two looks at the forms: nothing tells of a form that code empties. */
const lookEvery = 1000;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const holdsText = ({ type, value, defaultValue }: TextControl) =>
  written.has(type) && value !== defaultValue && value.trim() !== '';

function isThere(): boolean {
  const fields = document.querySelectorAll<TextControl>('form input, form textarea');
  return [...fields].some(holdsText) || document.querySelector(chosenPhotograph) !== null;
}

/** Whether a form of this page holds what somebody entered and has not sent. */
export const typedText = {
  isThere,
  /** Hears when the first text comes and when the last is gone. */
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
