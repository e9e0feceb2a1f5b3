import { defaultLanguage } from '#contract/core/language';
import { statusChangedMeanwhile } from '#contract/inbox/messages';
import { HttpError } from '../dispatch/http-error';

export interface StatusChange {
  readonly status: string;
  readonly expectedStatus?: string | undefined;
}

/** Rejects with 409 and the current submission. A change that is already made, as by a repeated request, is no conflict. */
export function requireExpectedStatus(
  current: { readonly status: string },
  { status, expectedStatus = current.status }: StatusChange,
): void {
  if (current.status === expectedStatus || current.status === status) return;
  const message = statusChangedMeanwhile[defaultLanguage];
  throw new HttpError(409, { message, current }, {}, statusChangedMeanwhile);
}
