import { defaultLanguage, type Language } from '#contract/core/language';

/** What every form says of itself. */
interface Sent {
  readonly language?: Language | undefined;
  readonly createdAt?: string | undefined;
}

/** The columns of how something arrived; a sender who names no time sent it then. */
export function arrivalOf({ language = defaultLanguage, createdAt }: Sent, now: Date) {
  const receivedAt = now.toISOString();
  return { language, created_at: createdAt ?? receivedAt, received_at: receivedAt };
}
