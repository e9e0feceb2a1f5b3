import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { toast } from '../../ui/toast/toast-store';
import { type AssignFailure, type AssignReport, countImages } from './assignment';

const isImageFailure = ({ image }: AssignFailure): boolean => image !== null;

export function useAssignToasts() {
  const { t } = useLingui();

  const toastError = (description: string) =>
    toast({ title: t`Error`, description, tone: 'critical' });

  const toastUnexpectedError = () =>
    toastError(t`An error occurred during the bulk assign process`);

  function toastAdded(report: AssignReport): void {
    const { added, products, notStarted, failures } = report;
    const title = t`${plural(added, { one: '# image', other: '# images' })} added to ${plural(products, { one: '# product', other: '# products' })}`;
    const notStartedCount = countImages(notStarted);
    if (failures.length > 0) {
      toast({ title, description: formatFailures(report), tone: 'critical' });
    } else if (notStartedCount > 0) {
      const rest = t`${plural(notStartedCount, { one: '# image was not started', other: '# images were not started' })}`;
      toast({ title, description: rest });
    } else {
      toast({ title });
    }
  }

  function formatFailures({ failures }: AssignReport): string {
    const images = failures.filter(isImageFailure).length;
    const primaries = failures.length - images;
    const parts: string[] = [];
    if (images > 0)
      parts.push(t`${plural(images, { one: '# image failed', other: '# images failed' })}`);
    if (primaries > 0)
      parts.push(
        t`${plural(primaries, { one: '# primary image not updated', other: '# primary images not updated' })}`,
      );
    return parts.join(', ');
  }

  function toastReport(report: AssignReport): void {
    const { added, failures, notStarted } = report;
    if (added > 0) toastAdded(report);
    else if (failures.some(isImageFailure)) toastError(t`Failed to add any images to products`);
    else if (failures.length > 0) toastUnexpectedError();
    else if (notStarted.length > 0) toastAdded(report);
    else toast({ title: t`Primary image updated successfully` });
  }

  return { toastReport, toastUnexpectedError };
}
