import { parseProblem } from '../../../data/parse-problem';
import { Notice } from '../../../ui/notice/Notice';
import { isSessionExpired } from './is-session-expired';
import { SessionExpired } from './SessionExpired';

/** Renders nothing if the server sent no message. */
export function ServerError({ error }: { readonly error: unknown }) {
  if (isSessionExpired(error)) {
    return (
      <Notice>
        <SessionExpired />
      </Notice>
    );
  }
  const problem = parseProblem(error);
  const message = problem?.issues?.map(({ message }) => message).join(' ') ?? problem?.message;
  return message !== undefined && <Notice>{message}</Notice>;
}
