type Field = HTMLInputElement | HTMLSelectElement;

/** Whether it was checked, or the value of a list. */
type Choice = readonly [field: Field, chosen: boolean | string];

declare global {
  interface Window {
    /** Set by the first script of a server-rendered page. */
    lastClicked?: HTMLElement | null;
    /** By the name of radio buttons, or by field; set by the same script. */
    earlyChoices?: ReadonlyMap<unknown, Choice>;
  }
}

/**
 * Repeats what was done before the page was hydrated: React doesn't know about choices, and drops clicks. Call it once the
 * page is hydrated.
 */
export function repeatEarlyInput(): void {
  const choices = [...(window.earlyChoices?.values() ?? [])].filter(isUnknown);
  delete window.earlyChoices;
  // Each after the update of the one before.
  for (const choice of choices) setTimeout(() => choose(choice));
  // A click may depend on the choices, which can take a while to apply: the wrong size must not get into the cart.
  if (choices.length > 0) window.lastClicked = null;
  repeatDroppedClick(document);
}

/** React drops clicks on what isn't hydrated yet. Call it once `part` is: it repeats the last one on a button in it. */
export function repeatDroppedClick(part: Node | null): void {
  const button = window.lastClicked;
  if (!button || !part?.contains(button)) return;
  window.lastClicked = null;
  // Boundaries inside can't be hydrated, as a click makes React do, while effects run.
  setTimeout(() => button.click());
}

/** React sets `defaultChecked` to what it has rendered. */
const isUnknown = ([field, chosen]: Choice): boolean =>
  field instanceof HTMLSelectElement || field.defaultChecked !== chosen;

function choose([field, chosen]: Choice): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(chosen);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // React handles a click only if it changes what was set last.
    field.checked = !chosen;
    field.click();
  }
}
