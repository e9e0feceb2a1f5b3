/** Where the description of the installed shop is. */
export const manifestAddress = '/manifest.webmanifest';
