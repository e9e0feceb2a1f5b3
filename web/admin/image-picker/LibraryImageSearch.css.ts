import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media';
import { theme } from '../../theme/theme.css';

export const search = style({
  display: 'grid',
  gap: theme.space[1],
  maxWidth: '620px',
  marginBottom: theme.space[3],
  // Room for the outline of the focused field.
  padding: theme.space[1],
});

export const fields = style({
  display: 'grid',
  alignItems: 'end',
  gap: theme.space[3],
  '@media': { [from.small]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const muted = style({ color: theme.color.textMuted, fontSize: theme.size.small });
