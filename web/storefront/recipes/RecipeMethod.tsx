import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './RecipeMethod.css';
import type { Recipe } from './recipe';

export function RecipeMethod({ recipe }: { readonly recipe: Recipe }) {
  const language = useLanguage();
  const { id, ingredients, steps, notes } = recipe;
  return (
    <div className={styles.method}>
      <div className={styles.ingredients}>
        <h3 id={`${id}-ingredients`} className={styles.title}>
          <Trans>Ingredients</Trans>
        </h3>
        <ul className={styles.ingredientList} aria-labelledby={`${id}-ingredients`}>
          {ingredients.map(({ amount, item }) => (
            <li key={item.en} className={styles.ingredient}>
              <span className={styles.amount}>{amount[language]}</span>{' '}
              <span>{item[language]}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 id={`${id}-steps`} className={styles.title}>
          <Trans>Method</Trans>
        </h3>
        <ol className={styles.steps} aria-labelledby={`${id}-steps`}>
          {steps.map(({ name, text }, index) => (
            <li key={name.en} id={`${id}-step-${index + 1}`} className={styles.step}>
              <strong className={styles.name}>{name[language]}</strong> {text[language]}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.notes}>
        <h3 className={styles.title}>{notes.title[language]}</h3>
        <dl className={styles.noteList}>
          {notes.entries.map(({ name, text }) => (
            <div key={name.en}>
              <dt className={styles.name}>{name[language]}</dt>{' '}
              <dd className={styles.note}>{text[language]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
