import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ProductInput } from '#contract/products/input-schema';
import { productErrors } from '#contract/products/messages';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { ServerError } from '../../shell/session/ServerError';
import * as styles from './ConflictResolver.css';
import { FieldConflict } from './FieldConflict';
import { footer } from './ProductEditor.css';
import { findDifferences, findTheirChanges, mergeFields } from './product-diff';
import type { ProductPath } from './product-fields';
import type { Conflict } from './use-product-form';

interface ConflictResolverProps {
  readonly conflict: Conflict;
  readonly sending: boolean;
  readonly error: unknown;
  readonly onSave: (merged: ProductInput) => void;
  readonly onDiscard: () => void;
}

/** Shows your version next to the one another admin saved, with a choice for each field. */
export function ConflictResolver({
  conflict,
  sending,
  error,
  onSave,
  onDiscard,
}: ConflictResolverProps) {
  const language = useLanguage();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { base, yours, theirs } = conflict;
  const [theirPaths, setTheirPaths] = useState(() => findTheirChanges(base, yours, theirs));
  const differences = findDifferences(yours, theirs);

  useEffect(() => {
    formRef.current?.focus({ preventScroll: true });
    formRef.current?.scrollIntoView({ block: 'start' });
  }, []);

  function select(path: ProductPath, isTheirs: boolean): void {
    const next = new Set(theirPaths);
    if (isTheirs) next.add(path);
    else next.delete(path);
    setTheirPaths(next);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    onSave(mergeFields(yours, theirs, theirPaths));
  }

  return (
    <form
      ref={formRef}
      tabIndex={-1}
      aria-labelledby={`${id}-message`}
      className={styles.resolver}
      onSubmit={save}
    >
      <p id={`${id}-message`}>{productErrors.stale[language]}</p>
      <fieldset disabled={sending} className={styles.conflicts}>
        {differences.map((difference) => (
          <FieldConflict
            key={difference.path}
            difference={difference}
            isTheirs={theirPaths.has(difference.path)}
            onSelect={(isTheirs) => select(difference.path, isTheirs)}
          />
        ))}
        {differences.length === 0 && (
          <p>
            <Trans>Both versions are the same.</Trans>
          </p>
        )}
        <div className={footer}>
          <ServerError error={error} />
          <button type="button" className={button.secondary} onClick={onDiscard}>
            <Trans>Discard my version</Trans>
          </button>
          <button type="submit" className={button.primary}>
            {sending ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
