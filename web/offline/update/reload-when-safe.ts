import { unsavedInput } from '../../data/unsaved-input';

/** Gives time to read the form's confirmation. */
const reloadDelayMs = 8000;

const reloadPage = () => location.reload();

/** Reloads at once, or after the unsaved input has been submitted or cleared. */
export function reloadWhenSafe(reload: () => void = reloadPage): void {
  if (!unsavedInput.isPresent()) {
    reload();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = unsavedInput.subscribe(() => {
    clearTimeout(timer);
    if (unsavedInput.isPresent()) return;
    timer = setTimeout(() => {
      unsubscribe();
      reload();
    }, reloadDelayMs);
  });
}
