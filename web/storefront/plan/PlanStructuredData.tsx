import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths';
import { BreadcrumbData } from '../../seo/BreadcrumbData';

export function PlanStructuredData() {
  const { t } = useLingui();
  return (
    <BreadcrumbData
      trail={[
        { name: t`Home`, path: paths.home() },
        { name: t`Plan an event`, path: paths.plan() },
      ]}
    />
  );
}
