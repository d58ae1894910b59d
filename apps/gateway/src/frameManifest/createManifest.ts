import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { GatewayError } from '../GatewayError.js'
import { type FrameManifest, manifestPath, manifestSchema } from './FrameManifest.js'

/**
 * Creates the manifest of a built login frame: the same files give the same manifest.
 *
 * @param dir The build folder.
 * @param commit The git commit of the build.
 * @throws GatewayError if the folder cannot be read, or contains no `index.html`.
 */
export function createManifest(dir: string, commit?: string): FrameManifest {
  const files = listFiles(dir)
    .filter((path) => `/${path}` !== manifestPath)
    .sort()
    .map((path) => {
      const bytes = readFileSync(join(dir, path))
      return { path, sha256: createHash('sha256').update(bytes).digest('base64url'), size: bytes.length }
    })
  if (!files.some(({ path }) => path === 'index.html'))
    throw new GatewayError(`There is no index.html in ${dir}: build the login frame first.`)
  const manifest = manifestSchema.safeParse({ version: 1, ...(commit !== undefined && { commit }), files })
  if (manifest.success) return manifest.data
  throw new GatewayError(`The manifest of ${dir} would be invalid: ${manifest.error.issues[0]?.message}.`)
}

function listFiles(dir: string): readonly string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`The files of the login frame cannot be read (${reason}).`, { cause })
  }
}
