import { Trans } from '@lingui/react/macro';
import type { FileUses } from '#contract/media/file-uses';
import { formatDateTime } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import { addBasePath } from '../../../routing/base-path';
import { localizePath, paths } from '../../../routing/paths';
import * as styles from './FileUsages.css';

export function FileUsages({ uses }: { readonly uses: FileUses }) {
  const language = useLanguage();
  const { products, isHeaderImage, pages, submissions } = uses;
  return (
    <div role="alert" className={styles.usages}>
      {submissions.length > 0 && (
        <>
          <p>
            <Trans>A customer sent this picture. This request would lose it:</Trans>
          </p>
          <ul>
            {submissions.map(({ id, name, createdAt }) => (
              <li key={`${id} ${createdAt}`}>
                {name}, {formatDateTime(createdAt, language)}
              </li>
            ))}
          </ul>
        </>
      )}
      {products.length > 0 && (
        <>
          <p>
            <Trans>These products show it, and would lose it:</Trans>
          </p>
          <ul>
            {products.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={addBasePath(localizePath(paths.product(id), language))}
                  target="_blank"
                  rel="noopener"
                  className={styles.product}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {pages.length > 0 && (
        <>
          <p>
            <Trans>These pages show pictures with its tags, and could lose it:</Trans>
          </p>
          <ul>
            {pages.map((page) => (
              <li key={page.en}>{page[language]}</li>
            ))}
          </ul>
        </>
      )}
      {isHeaderImage && (
        <p>
          <Trans>It’s at the top of the home page.</Trans>
        </p>
      )}
    </div>
  );
}
