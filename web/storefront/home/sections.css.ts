import { style } from '@vanilla-extract/css';
import { layOutWhenNear } from '../../routing/lay-out-when-near.css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const section = style([
  container,
  {
    paddingTop: theme.space[8],
    containIntrinsicBlockSize: 'auto 900px',
    '@media': { [from.large]: { paddingTop: theme.space[9] } },
  },
  layOutWhenNear,
]);

/** Close to the heading above it. */
export const orderBy = style({
  marginTop: `calc(-1 * ${theme.space[3]})`,
  marginBottom: theme.space[5],
  color: theme.color.accent,
  fontWeight: 600,
});

export const moreLink = style({ marginTop: theme.space[6] });

export const customEvent = style({
  display: 'grid',
  gap: theme.space[4],
  marginTop: theme.space[7],
  paddingTop: theme.space[6],
  borderTop: `1px solid ${theme.color.border}`,
  '@media': {
    [from.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  },
});

export const customEventTitle = style({ fontSize: theme.size.title, marginBottom: theme.space[2] });

export const customEventText = style({ maxWidth: theme.measure, color: theme.color.textMuted });

export const customEventLinks = style({ display: 'grid', gap: theme.space[3] });
