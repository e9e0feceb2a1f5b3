import { defaultLanguage, type Language } from '#contract/core/language';

interface SubmissionMeta {
  readonly language?: Language | undefined;
  readonly createdAt?: string | undefined;
}

/** `createdAt` is the sender's time, which may be long ago when the form was sent from the outbox; default: now. */
export function toMetaColumns(
  { language = defaultLanguage, createdAt }: SubmissionMeta,
  now: Date,
) {
  const receivedAt = now.toISOString();
  return { language, created_at: createdAt ?? receivedAt, received_at: receivedAt };
}
