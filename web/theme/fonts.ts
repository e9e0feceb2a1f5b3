import './fonts.css';

/**
 * On a first visit, fonts load after the page, so that they do not compete with it. Once they are cached, the server
 * links them in the page itself.
 */
export const waitForFonts = (): Promise<unknown> => document.fonts.ready;
