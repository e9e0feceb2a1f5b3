import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { toast } from '../../ui/toast/toast-store';
import { imagesIn, type Report } from './assignment';

/** Says in a toast what came of assigning pictures. */
export function useBulkToasts() {
  const { t } = useLingui();

  const sayError = (description: string) =>
    toast({ title: t`Error`, description, tone: 'critical' });

  const sayBroken = () => sayError(t`An error occurred during the bulk assign process`);

  function sayAdded({ added, products, left }: Report, failed: number): void {
    const title = t`${plural(added, { one: '# image', other: '# images' })} added to ${plural(products, { one: '# product', other: '# products' })}`;
    const unbegun = imagesIn(left);
    if (failed > 0) {
      const failures = t`${plural(failed, { one: '# image failed', other: '# images failed' })}`;
      toast({ title, description: failures, tone: 'critical' });
    } else if (unbegun > 0) {
      const rest = t`${plural(unbegun, { one: '# image was not begun', other: '# images were not begun' })}`;
      toast({ title, description: rest });
    } else {
      toast({ title });
    }
  }

  function sayReport(report: Report): void {
    const { added, failures } = report;
    const failed = failures.filter(({ picture }) => picture !== null).length;
    if (failed > 0 && added === 0) sayError(t`Failed to add any images to products`);
    else if (failures.length > failed) sayBroken();
    else sayAdded(report, failed);
  }

  return { sayReport, sayBroken };
}
