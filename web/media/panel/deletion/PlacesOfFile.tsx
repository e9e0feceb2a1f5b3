import { Trans } from '@lingui/react/macro';
import type { FileUses } from '#contract/file-uses';
import { inLanguage, paths } from '../../../app/paths';
import { useLanguage } from '../../../i18n/use-language';
import * as styles from './PlacesOfFile.css';

/** Where a file is shown, to look at before it is gone. */
export function PlacesOfFile({ uses: { products, isHeaderImage } }: { readonly uses: FileUses }) {
  const language = useLanguage();
  return (
    <div role="alert" className={styles.places}>
      {products.length > 0 && (
        <>
          <p>
            <Trans>These products show it, and would lose it:</Trans>
          </p>
          <ul>
            {products.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={inLanguage(paths.product(id), language)}
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
      {isHeaderImage && (
        <p>
          <Trans>It heads the home page.</Trans>
        </p>
      )}
    </div>
  );
}
