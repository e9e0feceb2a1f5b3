import { defaultLanguage } from '#contract/core/language';
import { databaseUnavailable, diskFull, internalErrorMessage } from '#contract/core/messages';
import { negotiateLanguage } from '#contract/core/parse-request';
import type { Problem } from '#contract/core/problem';
import { DatabaseUnavailableError } from '../database/unavailable-error';
import { HttpError } from './http-error';
import { isDiskFull, isUnwritable } from './is-disk-full';
import { type ApiResponse, jsonType } from './response';

interface FailedRequest {
  readonly id: string;
  /** The parsed body, if any; its `language` takes precedence over `acceptLanguage`. */
  readonly body: unknown;
  readonly acceptLanguage: string | undefined;
}

/** Logs an unexpected error. */
type ReportError = (error: unknown) => void;

interface ErrorResponse extends ApiResponse {
  readonly body: { readonly kind: 'json'; readonly value: Problem };
}

/** Reports an unexpected error and never shows its details to the client. */
export function toErrorResponse(
  error: unknown,
  { id, body, acceptLanguage }: FailedRequest,
  report: ReportError,
): ErrorResponse {
  if (!(error instanceof HttpError)) report(error);
  const { status, problem, headers, localizedMessage } =
    error instanceof HttpError ? error : toUnexpectedError(error, id);
  const message = localizedMessage?.[negotiateLanguage(body, acceptLanguage)] ?? problem.message;
  const value: Problem = { ...problem, message };
  return {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': jsonType, ...headers },
    body: { kind: 'json', value },
    isCacheable: false,
    variesByUser: false,
  };
}

/** Seconds: a restart of the database takes about as long. */
const databaseRetryHeader = { 'Retry-After': '5' } as const;

function toUnexpectedError(error: unknown, requestId: string): HttpError {
  if (isDiskFull(error)) {
    return new HttpError(507, { message: diskFull[defaultLanguage], requestId }, {}, diskFull);
  }
  if (error instanceof DatabaseUnavailableError || isUnwritable(error)) {
    return new HttpError(
      503,
      { message: databaseUnavailable[defaultLanguage], requestId },
      databaseRetryHeader,
      databaseUnavailable,
    );
  }
  return new HttpError(500, { message: internalErrorMessage, requestId });
}
