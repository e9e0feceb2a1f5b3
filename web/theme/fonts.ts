import './fonts.css';

/**
 * Resolves once the fonts are here. On a first visit they are brought after the page, with which they would
 * compete; the server names them in the page itself to a browser that has them.
 */
export const fontsReady = (): Promise<unknown> => document.fonts.ready;
