import type { BilingualText } from '#contract/core/language';
import { useLanguage } from '../../i18n/use-language';
import { classes } from '../../ui/classes';
import * as fieldStyles from '../../ui/form/Field.css';
import * as styles from './Uploader.css';

export function RejectedFiles({ reasons }: { readonly reasons: readonly BilingualText[] }) {
  const language = useLanguage();
  if (reasons.length === 0) return null;
  return (
    <div role="alert" className={classes(fieldStyles.error, styles.rejectedFiles)}>
      {reasons.map((reason, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and all sentences change at once
        <p key={index}>{reason[language]}</p>
      ))}
    </div>
  );
}
