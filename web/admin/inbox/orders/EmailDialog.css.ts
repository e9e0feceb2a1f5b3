import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css';

export const recipient = style({ marginBottom: theme.space[4], overflowWrap: 'anywhere' });

export const skeleton = style({ height: '24rem' });

export const fields = style({ display: 'grid', gap: theme.space[4], marginTop: theme.space[4] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: theme.space[3],
  marginTop: theme.space[4],
});

export const reminder = style({ alignSelf: 'center', color: theme.color.warning });
