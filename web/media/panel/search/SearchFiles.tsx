import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { searchTermTooShort } from '#contract/media/admin-messages';
import { isValidTerm } from '#contract/media/admin-rules';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { TextField } from '../../../ui/form/TextField';
import type { FileActions } from '../grid/file-deeds';
import { FoundFiles } from './FoundFiles';
import * as styles from './SearchFiles.css';

export function SearchFiles({ actions }: { readonly actions: FileActions }) {
  const language = useLanguage();
  const [written, setWritten] = useState('');
  const [term, setTerm] = useState<string>();
  const isWhole = isValidTerm(written);

  function search(event: FormEvent): void {
    event.preventDefault();
    if (isWhole) setTerm(written.trim());
  }

  return (
    <>
      <search>
        <form className={styles.form} onSubmit={search}>
          <TextField
            label={<Trans>Search the files</Trans>}
            hint={!isWhole && searchTermTooShort[language]}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
          <button type="submit" className={button()} disabled={!isWhole}>
            <Trans>Search</Trans>
          </button>
        </form>
      </search>
      {term !== undefined && <FoundFiles key={term} term={term} actions={actions} />}
    </>
  );
}
