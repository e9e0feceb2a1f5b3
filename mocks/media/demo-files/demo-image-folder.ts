/** Path within the site, for the originals of the demo images and the smaller files of them. */
export const demoImageFolder = 'demo/images';
