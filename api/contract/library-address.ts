const libraryAddress = /^\/api\/media\/optimize\/([\w-]{1,64})(?:[?#]|$)/;

/** The id of the library file that an address shows, in whatever shape; undefined for any other address. */
export const libraryFileIn = (address: string): string | undefined =>
  libraryAddress.exec(address)?.[1];
