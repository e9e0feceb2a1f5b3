import { business } from '#contract/business';

export const NoIndexHead = ({ title }: { readonly title: string }) => (
  <>
    <title>{`${title} | ${business.name}`}</title>
    <meta name="robots" content="noindex" />
  </>
);
