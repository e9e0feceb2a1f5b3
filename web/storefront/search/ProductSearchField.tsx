import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import * as styles from './SearchDialog.css';

interface ProductSearchFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Focuses the input on mount, on touch screens too. An earlier search is selected, so that typing replaces it. */
export function ProductSearchField({ value, onValueChange, onSubmit }: ProductSearchFieldProps) {
  const { t } = useLingui();
  const inputRef = useRef<HTMLInputElement>(null);
  // On touch screens the dialog focuses itself right after its content mounts, so wait one frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      inputRef.current?.focus();
      inputRef.current?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label className={styles.label}>
        <span className={visuallyHidden}>
          <Trans>Search the shop</Trans>
        </span>
        <input
          ref={inputRef}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t`What are you looking for?`}
          className={styles.field}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      </label>
    </form>
  );
}
