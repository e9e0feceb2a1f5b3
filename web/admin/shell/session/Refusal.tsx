import { problemOf } from '../../../data/response-problem';
import { Notice } from '../../../ui/notice/Notice';
import { SessionOver } from './SessionOver';
import { isSessionOver } from './session-over';

/** Renders nothing if the server sent no message. */
export function ServerError({ error }: { readonly error: unknown }) {
  if (isSessionOver(error)) {
    return (
      <Notice>
        <SessionOver />
      </Notice>
    );
  }
  const told = problemOf(error);
  const words = told?.issues?.map(({ message }) => message).join(' ') ?? told?.message;
  return words !== undefined && <Notice>{words}</Notice>;
}
