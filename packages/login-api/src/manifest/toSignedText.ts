import type { FrameManifest } from './FrameManifest.js'

/**
 * Returns the text of a manifest that is signed: JSON with its members in this order, without spaces.
 *
 * @example
 * ```ts
 * import { manifestSchema, toSignedText } from '@latchkit/login-api/manifest'
 *
 * const files = [{ path: 'index.html', sha256: 'A'.repeat(43), size: 1 }]
 * const text = toSignedText(manifestSchema.parse({ version: 1, files }))
 * ```
 */
export function toSignedText({ version, commit, files }: FrameManifest): string {
  const list = files.map(({ path, sha256, size }) => ({ path, sha256, size }))
  return JSON.stringify({ version, ...(commit !== undefined && { commit }), files: list })
}
