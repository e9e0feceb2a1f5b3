import { parseProblem } from '../../data/parse-problem';
import type { Upload } from './upload-reducer';

const urlField = 'file_url';

export const getUploadError = (upload: Upload | undefined): unknown =>
  upload?.status.name === 'failed' ? upload.status.error : undefined;

export function getUrlError(upload: Upload | undefined): string | undefined {
  const issues = parseProblem(getUploadError(upload))?.issues ?? [];
  return issues.find(({ path }) => path === urlField)?.message;
}
