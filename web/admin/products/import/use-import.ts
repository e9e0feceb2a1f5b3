import { useRef, useState } from 'react';
import type * as v from 'valibot';
import * as HTTP from '#contract/core/http-status';
import { importProducts } from '#contract/products/admin-endpoints';
import type { RowResult } from '#contract/products/admin-schema';
import { hasStatus } from '../../../data/http-client';
import { requestWithFiles } from '../../../data/request-with-files';
import { useLanguage } from '../../../i18n/use-language';

export type ImportState =
  | { readonly name: 'choosing' }
  | { readonly name: 'checking'; readonly file: File }
  | { readonly name: 'checked'; readonly file: File; readonly rows: readonly RowResult[] }
  | { readonly name: 'importing'; readonly file: File; readonly rows: readonly RowResult[] }
  | {
      readonly name: 'failed';
      readonly file: File;
      readonly error: unknown;
      /** A failed check has written nothing; a failed import may have. */
      readonly phase: 'checking' | 'importing';
    };

export type ImportResponse = v.InferOutput<typeof importProducts.response>;

/** Checks a file as soon as it is selected (dry run); `runImport` then imports it. */
export function useImport(onImported: (response: ImportResponse) => void) {
  const language = useLanguage();
  const [state, setState] = useState<ImportState>({ name: 'choosing' });
  const latestFile = useRef<File>(undefined);

  const send = (file: File, dry: '0' | '1'): Promise<ImportResponse> =>
    requestWithFiles(importProducts, { query: { dry }, body: { language }, files: [file] });

  async function check(file: File): Promise<void> {
    latestFile.current = file;
    setState({ name: 'checking', file });
    const next = await send(file, '1').then(
      ({ rows }): ImportState => ({ name: 'checked', file, rows }),
      (error: unknown): ImportState => ({ name: 'failed', file, error, phase: 'checking' }),
    );
    // Another file may have been selected in the meantime.
    if (latestFile.current === file) setState(next);
  }

  /** Imports a snapshot of the file that was checked, even if a spreadsheet saves it in the meantime. */
  async function selectFile([selectedFile]: readonly File[]): Promise<void> {
    if (!selectedFile || state.name === 'importing') return;
    latestFile.current = selectedFile;
    setState({ name: 'checking', file: selectedFile });
    try {
      const snapshot = new File([await selectedFile.arrayBuffer()], selectedFile.name);
      if (latestFile.current === selectedFile) await check(snapshot);
    } catch (error) {
      if (latestFile.current !== selectedFile) return;
      setState({ name: 'failed', file: selectedFile, error, phase: 'checking' });
    }
  }

  async function runImport(): Promise<void> {
    if (state.name !== 'checked') return;
    const { file, rows } = state;
    setState({ name: 'importing', file, rows });
    try {
      onImported(await send(file, '0'));
    } catch (error) {
      // The products have changed since the check: a new check reports the errors by row.
      if (hasStatus(error, HTTP.badRequest)) return check(file);
      setState({ name: 'failed', file, error, phase: 'importing' });
    }
  }

  const recheck = (): void => {
    if (state.name === 'failed') void check(state.file);
  };

  return { state, selectFile, runImport, recheck };
}
