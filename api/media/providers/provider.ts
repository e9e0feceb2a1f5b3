/** Where the originals of the media library lie. */
export interface MediaProvider {
  /** Stores bytes under a new name of the provider's choosing, which it answers. */
  store(bytes: Uint8Array): Promise<string>;
  /** The bytes stored under a name; undefined when they are gone. */
  read(storedName: string): Promise<Buffer | undefined>;
  /** Forgets the bytes stored under a name, if there are any. */
  remove(storedName: string): Promise<void>;
}
