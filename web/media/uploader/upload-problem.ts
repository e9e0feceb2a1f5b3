import { problemOf } from '../../data/response-problem';
import type { Upload } from './uploads';

/** The field of an upload by address. */
const addressField = 'file_url';

/** What went wrong with an upload; undefined where nothing did. */
export const faultOf = (upload: Upload | undefined): unknown =>
  upload?.stage.name === 'failed' ? upload.stage.fault : undefined;

/** What the shop says of the address that was given. */
export function addressProblem(upload: Upload | undefined): string | undefined {
  const issues = problemOf(faultOf(upload))?.issues ?? [];
  return issues.find(({ path }) => path === addressField)?.message;
}
