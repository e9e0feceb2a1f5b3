import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/products/schema';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { questionTitles } from '../faq/question-titles';
import { listQuestionIds } from './list-question-ids';
import * as styles from './ProductQuestions.css';

/** Links to the answers, whose texts the page doesn't load. */
export function ProductQuestions({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        <Trans>Before you order</Trans>
      </h2>
      <ul>
        {listQuestionIds(product).map((id) => (
          <li key={id} className={styles.item}>
            <PageLink to={`${paths.faq()}#${id}`} className={styles.link}>
              {t(questionTitles[id])}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
