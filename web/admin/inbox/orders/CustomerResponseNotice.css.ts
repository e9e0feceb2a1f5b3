import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

const notice = (color: string) => ({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderLeft: `4px solid ${color}`,
  background: theme.color.surfaceRaised,
  fontWeight: 600,
});

export const notices = styleVariants({
  waiting: notice(theme.color.warning),
  accepted: notice(theme.color.positive),
  rejected: notice(theme.color.critical),
  cancelled: notice(theme.color.critical),
});
