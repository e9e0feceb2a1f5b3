import { business } from '#contract/business';

/** The title of a page that search engines are not told of. */
export const UnlistedHead = ({ title }: { readonly title: string }) => (
  <>
    <title>{`${title} | ${business.name}`}</title>
    <meta name="robots" content="noindex" />
  </>
);
