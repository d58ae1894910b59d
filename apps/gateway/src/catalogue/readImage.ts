import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An image, ready to be sent. */
export type Image = { readonly type: string; readonly bytes: Uint8Array }

const types = [
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
] as const

/**
 * Reads an image of a folder by its id.
 *
 * @returns `undefined` if there is none; an id that could lead out of the folder is none.
 */
export async function readImage(folder: string, id: string): Promise<Image | undefined> {
  if (!/^[\w-]{1,64}$/.test(id)) return undefined
  for (const [ending, type] of types) {
    const bytes = await readIfThere(join(folder, `${id}.${ending}`))
    if (bytes) return { type, bytes }
  }
  return undefined
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
