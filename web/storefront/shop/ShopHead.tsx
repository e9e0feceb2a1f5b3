import { useLingui } from '@lingui/react/macro';
import type { categories } from '#contract/category';
import type { ShopPage } from '#contract/shop-list';
import { paths } from '../../app/paths';
import { useLanguage } from '../../i18n/use-language';
import { BreadcrumbData } from '../../seo/BreadcrumbData';
import { PageHead } from '../../seo/PageHead';

interface ShopHeadProps {
  /** What is searched for; '' when nothing is. Such a page is nothing for search engines. */
  readonly searched: string;
  readonly category: (typeof categories)[number] | undefined;
  readonly listing: ShopPage | undefined;
}

/** What search engines and shared links say of a page of the shop. */
export function ShopHead({ searched, category, listing }: ShopHeadProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const page = listing?.page ?? 1;
  const list = category?.name[language] ?? t`Shop`;
  const name = searched === '' ? list : t`Search: “${searched}”`;
  const address = paths.shop({ ...(category && { category: category.slug }), page });
  return (
    <>
      <PageHead
        title={page > 1 ? t`${name}, page ${page}` : name}
        description={
          category
            ? t`${list} from La Higuera, made to order by mother and daughter in Highland Park, Los Angeles.`
            : t`Charcuterie boards, grazing tables, special events and gift boxes, made to order by mother and daughter in Highland Park, Los Angeles.`
        }
        picture={listing?.products[0]?.image ?? undefined}
        query={address.slice(paths.shop().length)}
        unlisted={searched !== ''}
      />
      <BreadcrumbData
        trail={[
          { name: t`Home`, path: paths.home() },
          { name: t`Shop`, path: paths.shop() },
          ...(category ? [{ name: list, path: paths.shop({ category: category.slug }) }] : []),
        ]}
      />
    </>
  );
}
