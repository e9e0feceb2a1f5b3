import { style } from '@vanilla-extract/css';
import { scriptingDisabled } from '../../theme/media';
import { theme } from '../../theme/theme.css';
import { container } from '../../ui/container/container.css';

export const region = style({
  background: theme.color.surfaceRaised,
  borderBottom: `1px solid ${theme.color.border}`,
  '@media': { print: { display: 'none' }, [scriptingDisabled]: { display: 'none' } },
});

/** As high with an event as without, so that nothing moves when it is read. */
export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space[2],
    minHeight: '44px',
    fontSize: theme.size.small,
    lineHeight: 1.3,
    textAlign: 'start',
    cursor: 'pointer',
  },
]);

export const text = style({ minWidth: 0 });

/** The narrowest phones have room for the action only. */
export const question = style({
  color: theme.color.textMuted,
  '@media': { '(max-width: 374px)': { display: 'none' } },
});

export const action = style({
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
