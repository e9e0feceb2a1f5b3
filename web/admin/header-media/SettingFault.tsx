import { Notice } from '../../ui/notice/Notice';
import { SessionOver } from '../session/SessionOver';
import { isSessionOver } from '../session/session-over';

/** Says, where something was to be set, that nobody is signed in any more; toasts tell the other faults. */
export const SettingFault = ({ fault }: { readonly fault: unknown }) =>
  isSessionOver(fault) && (
    <Notice>
      <SessionOver />
    </Notice>
  );
