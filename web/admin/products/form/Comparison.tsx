import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ProductInput } from '#contract/products/form-schema';
import { productErrors } from '#contract/products/messages';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { ServerError } from '../../shell/session/Refusal';
import * as styles from './Comparison.css';
import { DifferenceChoice } from './DifferenceChoice';
import { differencesBetween, findTheirChanges, mixed } from './differences';
import { foot } from './ProductForm.css';
import type { ProductPath } from './product-fields';
import type { Conflict } from './use-product-form';

interface ComparisonProps {
  readonly conflict: Conflict;
  readonly sending: boolean;
  readonly error: unknown;
  readonly onSave: (chosen: ProductInput) => void;
  readonly onDiscard: () => void;
}

/** Shows your version next to the one another admin saved, with a choice for each field. */
export function Comparison({ conflict, sending, error, onSave, onDiscard }: ComparisonProps) {
  const language = useLanguage();
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const { before, yours, theirs } = conflict;
  const [taken, setTaken] = useState(() => findTheirChanges(before, yours, theirs));
  const differences = differencesBetween(yours, theirs);

  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);

  function choose(path: ProductPath, isTheirs: boolean): void {
    const next = new Set(taken);
    if (isTheirs) next.add(path);
    else next.delete(path);
    setTaken(next);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    onSave(mixed(yours, theirs, taken));
  }

  return (
    <form
      ref={place}
      tabIndex={-1}
      aria-labelledby={`${id}-message`}
      className={styles.comparison}
      onSubmit={save}
    >
      <p id={`${id}-message`}>{productErrors.stale[language]}</p>
      <fieldset disabled={sending} className={styles.differences}>
        {differences.map((difference) => (
          <DifferenceChoice
            key={difference.path}
            difference={difference}
            isTheirs={taken.has(difference.path)}
            onChoose={(isTheirs) => choose(difference.path, isTheirs)}
          />
        ))}
        {differences.length === 0 && (
          <p>
            <Trans>Both versions are the same.</Trans>
          </p>
        )}
        <div className={foot}>
          <ServerError error={error} />
          <button type="button" className={button({ kind: 'quiet' })} onClick={onDiscard}>
            <Trans>Discard my version</Trans>
          </button>
          <button type="submit" className={button()}>
            {sending ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
