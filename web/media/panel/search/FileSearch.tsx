import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { searchTermTooShort } from '#contract/media/admin-messages';
import { isValidSearchTerm } from '#contract/media/admin-rules';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { TextField } from '../../../ui/form/TextField';
import type { FileActions } from '../grid/file-actions';
import * as styles from './FileSearch.css';
import { FileSearchResults } from './FileSearchResults';

export function FileSearch({ actions }: { readonly actions: FileActions }) {
  const language = useLanguage();
  const [input, setInput] = useState('');
  const [term, setTerm] = useState<string>();
  const isValid = isValidSearchTerm(input);

  function search(event: FormEvent): void {
    event.preventDefault();
    if (isValid) setTerm(input.trim());
  }

  return (
    <>
      <search>
        <form className={styles.form} onSubmit={search}>
          <TextField
            label={<Trans>Search the files</Trans>}
            hint={!isValid && searchTermTooShort[language]}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={input}
            onChange={({ target }) => setInput(target.value)}
          />
          <button type="submit" className={button.primary} disabled={!isValid}>
            <Trans>Search</Trans>
          </button>
        </form>
      </search>
      {term !== undefined && <FileSearchResults key={term} term={term} actions={actions} />}
    </>
  );
}
