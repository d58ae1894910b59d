import { createHash } from 'node:crypto'
import { type FrameManifest, manifestPath, manifestSchema } from '@latchkit/login-api/manifest'
import { GatewayError } from '../../foundation/GatewayError.js'
import { readFrameFiles } from '../readFrameFiles.js'

/**
 * Creates the manifest of a built login frame, with the files that its server serves: the same files give the same manifest.
 *
 * @param dir The build folder.
 * @param commit The git commit of the build.
 * @throws GatewayError if the folder cannot be read, or does not have all pages of the frame.
 */
export function createManifest(dir: string, commit?: string): FrameManifest {
  const files = [...readFrameFiles(dir)]
    .filter(([path]) => path !== manifestPath)
    .map(([path, { bytes }]) => ({
      path: path.slice(1),
      sha256: createHash('sha256').update(bytes).digest('base64url'),
      size: bytes.length,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const manifest = manifestSchema.safeParse({ version: 1, ...(commit !== undefined && { commit }), files })
  if (manifest.success) return manifest.data
  throw new GatewayError(`The manifest of ${dir} would be invalid: ${manifest.error.issues[0]?.message}.`)
}
