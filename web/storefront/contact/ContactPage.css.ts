import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const page = style([container, { paddingTop: theme.space[7] }]);

export const hero = style({ marginBottom: theme.space[8] });

export const title = style({ fontSize: theme.size.display });

export const subtitle = style({
  marginTop: theme.space[2],
  color: theme.color.textMuted,
  fontSize: theme.size.large,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: theme.space[7] },
    [from.large]: { gap: theme.space[9] },
  },
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
});

export const name = style({ marginBottom: theme.space[2], fontSize: theme.size.title });

export const address = style({ marginBottom: theme.space[3], fontStyle: 'normal' });

export const contactLinks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

globalStyle(`${contactLinks} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  overflowWrap: 'anywhere',
});

/** Hidden on phones, where it would push the form down. */
export const imageWrapper = style({
  display: 'none',
  marginTop: theme.space[7],
  '@media': { [from.medium]: { display: 'block' } },
});

export const image = style({ aspectRatio: '4 / 3' });
