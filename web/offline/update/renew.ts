import { typedText } from '../../data/typed-text';

/** Milliseconds a page stays after its forms were emptied: what it says then has been read. */
const afterEmptied = 8000;

const reloadPage = () => location.reload();

/** Opens the page anew: at once, or when what is in its forms has been sent or taken back. */
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
