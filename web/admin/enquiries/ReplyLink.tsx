import { Trans } from '@lingui/react/macro';
import { button } from '../../ui/button/Button.css';

/** Opens an email to the sender. */
export const ReplyLink = ({ href }: { readonly href: string }) => (
  <a href={href} className={button()}>
    <Trans>Reply by email</Trans>
  </a>
);
