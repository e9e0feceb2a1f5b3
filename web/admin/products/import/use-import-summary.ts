import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ImportCounts } from './import-counts';

/** For example “12 new, 3 changed”. */
export function useImportSummary(): (counts: ImportCounts) => string {
  const { t } = useLingui();
  return (counts) => {
    const parts = [
      t`${plural(counts.new, { one: '# new', other: '# new' })}`,
      t`${plural(counts.changed, { one: '# changed', other: '# changed' })}`,
      t`${plural(counts.unchanged, { one: '# unchanged', other: '# unchanged' })}`,
    ];
    const { faulty } = counts;
    if (faulty > 0)
      parts.push(t`${plural(faulty, { one: '# with errors', other: '# with errors' })}`);
    return parts.join(', ');
  };
}
