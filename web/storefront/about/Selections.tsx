import { Trans, useLingui } from '@lingui/react/macro';
import { getProductText } from '#contract/products/product-text';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { type NamedProduct, namedProductsQuery } from './named-products-query';
import * as styles from './Selections.css';
import { sideHeadingSection } from './sections.css';

export function Selections() {
  const { t } = useLingui();
  const { data: products } = useQuery(namedProductsQuery);
  const selections = [
    {
      product: products?.meats,
      name: t`Cured meats`,
      text: t`Prosciutto, salami, salchichón and mortadella, from people who do little besides curing. We slice and fold them the morning they are eaten, so that the edges never dry.`,
    },
    {
      product: products?.cheeses,
      name: t`Cheeses`,
      text: t`From the mildest to the strongest: brie, goat, gouda, manchego, Gruyère, Parmesan, blue. From Mexico, Cotija aged twelve months and quesillo from Oaxaca. Whoever sells us a cheese can tell us who made it.`,
    },
    {
      product: products?.fruit,
      name: t`Fruit and the rest`,
      text: t`Whatever is ripe that week at the farmers' market. From late June to October the figs come off our own tree, and the jam is the one Elena cooks every August. The honey is from the San Gabriel foothills; the flowers, which you can eat, are from a neighbor in Mount Washington who grows them without sprays.`,
    },
  ];
  return (
    <section className={sideHeadingSection} aria-labelledby="selections">
      <SectionHeading id="selections">{t`What we choose`}</SectionHeading>
      <dl>
        {selections.map(({ product, name, text }) => (
          <div key={name} className={styles.selection}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>
              {text}
              {product && <ProductReference product={product} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ProductReference({ product }: { readonly product: NamedProduct }) {
  const name = getProductText(product, 'name', useLanguage());
  return (
    <p className={styles.product}>
      <Trans>
        Taste them on the{' '}
        <PageLink to={paths.product(product.id)} className={styles.productLink}>
          {name}
        </PageLink>
      </Trans>
    </p>
  );
}
