import { problemOf } from '../../../data/response-problem';
import { Notice } from '../../../ui/notice/Notice';
import { SessionOver } from './SessionOver';
import { isSessionOver } from './session-over';

/** Renders nothing if the server sent no message. */
export function Refusal({ fault }: { readonly fault: unknown }) {
  if (isSessionOver(fault)) {
    return (
      <Notice>
        <SessionOver />
      </Notice>
    );
  }
  const told = problemOf(fault);
  const words = told?.issues?.map(({ message }) => message).join(' ') ?? told?.message;
  return words !== undefined && <Notice>{words}</Notice>;
}
