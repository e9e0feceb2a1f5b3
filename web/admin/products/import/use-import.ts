import { useRef, useState } from 'react';
import type * as v from 'valibot';
import { importProducts } from '#contract/products/admin-endpoints';
import type { RowResult } from '#contract/products/admin-schema';
import { hasStatus } from '../../../data/http-client';
import { requestWithFiles } from '../../../data/request-with-files';
import { useLanguage } from '../../../i18n/use-language';

const invalid = 400;

export type ImportStage =
  | { readonly name: 'choosing' }
  | { readonly name: 'checking'; readonly file: File }
  | { readonly name: 'checked'; readonly file: File; readonly rows: readonly RowResult[] }
  | { readonly name: 'importing'; readonly file: File; readonly rows: readonly RowResult[] }
  | {
      readonly name: 'failed';
      readonly file: File;
      readonly error: unknown;
      /** A failed check has written nothing; a failed import may have. */
      readonly during: 'checking' | 'importing';
    };

export type ImportResponse = v.InferOutput<typeof importProducts.response>;

/** Checks a file as soon as it is selected (dry run); `runImport` then imports it. */
export function useImport(onImported: (response: ImportResponse) => void) {
  const language = useLanguage();
  const [stage, setStage] = useState<ImportStage>({ name: 'choosing' });
  const latest = useRef<File>(undefined);

  const send = (file: File, dry: '0' | '1'): Promise<ImportResponse> =>
    requestWithFiles(importProducts, { query: { dry }, body: { language }, files: [file] });

  async function check(file: File): Promise<void> {
    latest.current = file;
    setStage({ name: 'checking', file });
    const next = await send(file, '1').then(
      ({ rows }): ImportStage => ({ name: 'checked', file, rows }),
      (error: unknown): ImportStage => ({ name: 'failed', file, error, during: 'checking' }),
    );
    // Another file may have been selected in the meantime.
    if (latest.current === file) setStage(next);
  }

  /** Imports a snapshot of the file that was checked, even if a spreadsheet saves it in the meantime. */
  async function choose([chosen]: readonly File[]): Promise<void> {
    if (!chosen || stage.name === 'importing') return;
    latest.current = chosen;
    setStage({ name: 'checking', file: chosen });
    try {
      const snapshot = new File([await chosen.arrayBuffer()], chosen.name);
      if (latest.current === chosen) await check(snapshot);
    } catch (error) {
      if (latest.current !== chosen) return;
      setStage({ name: 'failed', file: chosen, error, during: 'checking' });
    }
  }

  async function runImport(): Promise<void> {
    if (stage.name !== 'checked') return;
    const { file, rows } = stage;
    setStage({ name: 'importing', file, rows });
    try {
      onImported(await send(file, '0'));
    } catch (error) {
      // The products have changed since the check: a new check reports the errors by row.
      if (hasStatus(error, invalid)) return check(file);
      setStage({ name: 'failed', file, error, during: 'importing' });
    }
  }

  const again = (): void => {
    if (stage.name === 'failed') void check(stage.file);
  };

  return { stage, choose, runImport, again };
}
