import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageType } from './chooseImageType.js'

/** The content of an image file. */
export type Image = { readonly type: ImageType; readonly bytes: Uint8Array }

const types = [
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
] as const

/**
 * Reads an image of the catalogue.
 *
 * @param path `images/{id}` or `assets/{id}`.
 * @returns `undefined` if there is no such image, or the id could lead out of the folder.
 */
export async function readImage(folder: string, path: string): Promise<Image | undefined> {
  if (!/^(?:images|assets)\/[\w-]{1,64}$/.test(path)) return undefined
  for (const [extension, type] of types) {
    const bytes = await readIfExists(join(folder, `${path}.${extension}`))
    if (bytes) return { type, bytes }
  }
  return undefined
}

async function readIfExists(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
