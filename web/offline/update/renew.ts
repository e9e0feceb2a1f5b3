import { typedText } from '../../data/typed-text';

/** Gives time to read the form's confirmation. */
const afterEmptied = 8000;

const reloadPage = () => location.reload();

/** Reloads at once, or after the unsaved input has been submitted or cleared. */
export function renew(reload: () => void = reloadPage): void {
  if (!typedText.isThere()) {
    reload();
    return;
  }
  let emptied: ReturnType<typeof setTimeout> | undefined;
  const stop = typedText.subscribe(() => {
    clearTimeout(emptied);
    if (typedText.isThere()) return;
    emptied = setTimeout(() => {
      stop();
      reload();
    }, afterEmptied);
  });
}
