/** A login frame whose manifest cannot be read, or an address of none. The message says which, and why. */
export class FrameManifestError extends Error {
  override readonly name = 'FrameManifestError'
}
