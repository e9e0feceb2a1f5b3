import type { BilingualText } from '#contract/core/language';
import { useLanguage } from '../../i18n/use-language';
import { classes } from '../../ui/classes';
import * as words from '../../ui/form/Field.css';
import * as styles from './Uploader.css';

export function Refusals({ refusals }: { readonly refusals: readonly BilingualText[] }) {
  const language = useLanguage();
  if (refusals.length === 0) return null;
  return (
    <div role="alert" className={classes(words.error, styles.refusals)}>
      {refusals.map((refusal, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and all sentences change at once
        <p key={at}>{refusal[language]}</p>
      ))}
    </div>
  );
}
