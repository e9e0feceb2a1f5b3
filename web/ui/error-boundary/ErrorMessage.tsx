import { Trans } from '@lingui/react/macro';
import { ChunkLoadError } from '../../data/lazy-module';
import { useOnReconnect } from '../../data/use-on-reconnect';

interface ErrorMessageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Retries as soon as the server is reachable. */
export function ErrorMessage({ error, onRetry }: ErrorMessageProps) {
  useOnReconnect(onRetry);
  return error instanceof ChunkLoadError ? (
    <Trans>This couldn’t be loaded. Nothing is lost.</Trans>
  ) : (
    <Trans>
      Something went wrong here. Everything you saved is safe, and the rest of the page still works.
    </Trans>
  );
}
