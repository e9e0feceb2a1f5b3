import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import type { ProductFacts } from '#contract/products/facts';
import { factsInput } from '#contract/products/facts-input';
import { getProductText } from '#contract/products/product-text';
import { readFacts } from '#contract/products/read-facts';
import type { Product } from '#contract/products/schema';
import { formatList } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { button } from '../../../ui/button/Button.css';
import { useSending } from '../../../ui/form/use-sending';
import { FactChoices } from './FactChoices';
import * as styles from './FactsPage.css';

interface ProductFactsFormProps {
  readonly product: Product;
  readonly onConfirm: (facts: ProductFacts) => Promise<void>;
  readonly onUnsavedChange: (productId: number, unsaved: boolean) => void;
}

/** Sorted, because the order of choices has no meaning. */
function serializeChoices(facts: ProductFacts): string {
  const { contains, mayContain, diets, canBeLeftOut, occasions } = facts;
  const lists: readonly (readonly string[])[] = [
    contains,
    mayContain,
    diets,
    canBeLeftOut,
    occasions,
  ];
  return JSON.stringify(lists.map((values) => values.toSorted()));
}

/** The texts of a product beside the facts that were read from them. */
export function ProductFactsForm({ product, onConfirm, onUnsavedChange }: ProductFactsFormProps) {
  const language = useLanguage();
  const headingId = useId();
  const { sending, whileSending } = useSending();
  const [facts, setFacts] = useState(product.facts);
  const [error, setError] = useState<string>();
  const { unread } = readFacts(product);
  const unreadTexts = unread.filter(({ text }) => text !== '').map(({ text }) => `“${text}”`);

  const { id } = product;
  const hasChanges = serializeChoices(facts) !== serializeChoices(product.facts);

  useEffect(() => {
    if (!hasChanges) return;
    onUnsavedChange(id, true);
    return () => onUnsavedChange(id, false);
  }, [onUnsavedChange, id, hasChanges]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = v.safeParse(factsInput, facts, { lang: language });
    setError(parsed.success ? undefined : parsed.issues[0].message);
    if (parsed.success) void whileSending(() => onConfirm(parsed.output));
  }

  return (
    <form className={styles.form} aria-labelledby={headingId} onSubmit={submit}>
      <div className={styles.texts}>
        <h2 id={headingId} className={styles.name}>
          {getProductText(product, 'name', language)}
        </h2>
        {unread.some(({ text }) => text === '') && (
          <p className={styles.warning}>
            <Trans>No allergens are listed, so every one of them may be in it.</Trans>
          </p>
        )}
        {unreadTexts.length > 0 && (
          <p className={styles.warning}>
            <Trans>We couldn’t read {formatList(unreadTexts, language)}.</Trans>
          </p>
        )}
        <dl className={styles.textList}>
          <ProductText name={<Trans>Allergens</Trans>}>{product.allergens}</ProductText>
          <ProductText name={<Trans>Ingredients</Trans>}>{product.ingredients}</ProductText>
          <ProductText name={<Trans>Serving size</Trans>}>{product.servingSize}</ProductText>
          <ProductText name={<Trans>Perfect for</Trans>}>{product.perfectFor}</ProductText>
        </dl>
      </div>
      <fieldset disabled={sending} className={styles.fieldset}>
        <FactChoices
          value={facts}
          onChange={(changes) => setFacts({ ...facts, ...changes })}
          error={error}
        />
        <button type="submit" className={button.primary}>
          <Trans>Confirm</Trans>
        </button>
      </fieldset>
    </form>
  );
}

function ProductText({
  name,
  children,
}: {
  readonly name: ReactNode;
  readonly children: string | null;
}) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
