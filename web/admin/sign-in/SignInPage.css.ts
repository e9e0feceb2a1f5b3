import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css';
import { doubleRule } from '../../ui/section-heading/double-rule';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  padding: theme.space[4],
});

export const panel = style({ display: 'grid', width: '100%', maxWidth: '400px' });

export const leaf = style({ marginBottom: theme.space[4], color: theme.color.brand });

export const title = style({
  fontSize: theme.size.display,
  '::after': doubleRule('72px'),
});

export const lead = style({
  marginTop: theme.space[4],
  marginBottom: theme.space[6],
  color: theme.color.textMuted,
});

export const fields = style({ display: 'grid', gap: theme.space[5], border: 0, minWidth: 0 });

export const mockCredentials = style({
  marginTop: theme.space[5],
  padding: theme.space[4],
  border: `1px dashed ${theme.color.textMuted}`,
  borderRadius: theme.radius.corner,
  fontSize: theme.size.small,
});

globalStyle(`${mockCredentials} code`, { userSelect: 'all', fontWeight: 600 });

export const links = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: theme.space[5],
});

export const codeLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space[4],
  marginTop: theme.space[4],
});

globalStyle(`${links} a`, { display: 'grid', alignItems: 'center', minHeight: '44px' });
