import { useLingui } from '@lingui/react/macro';
import { businessIdentity } from '#contract/business-identity';
import { focusHeading } from '../../routing/use-navigation-effects';
import { visuallyHidden } from '../../ui/visually-hidden.css';
import { PageSkeleton } from '../layout/PageSkeleton';

/** Once it is removed, the product's heading gets the focus that it had. */
const passFocusOn = (heading: HTMLElement | null) => () => {
  if (document.activeElement === heading) queueMicrotask(focusHeading);
};

/** The page has a title and a heading before the product's name is known. */
export function ProductLoading() {
  const { t } = useLingui();
  const loading = t`Loading…`;
  return (
    <>
      <title>{`${loading} | ${businessIdentity.name}`}</title>
      <h1 ref={passFocusOn} className={visuallyHidden}>
        {loading}
      </h1>
      <PageSkeleton />
    </>
  );
}
