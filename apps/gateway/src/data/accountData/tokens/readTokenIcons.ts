import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Logger } from 'pino'

/** Images of tokens that the gateway has itself. */
export type TokenIcons = {
  /** Returns the id of an image, `sha256:…`, by the name of its file without extension. The image proxy serves it. */
  readonly getId: (name: string) => string | undefined
  /** Returns the image with an id. */
  readonly read: (id: string) => Uint8Array | undefined
}

/** As for other images, the proxy checks and renders them: no extension is trusted. */
const extensions = ['.svg', '.png', '.webp']
const maxBytes = 64 * 1024

/** Has no images. */
export const noIcons: TokenIcons = { getId: () => undefined, read: () => undefined }

/** Reads the images in the folder `icons` of a folder of token lists. One that is too large is logged and left out. */
export function readTokenIcons(folder: string, logger: Logger): TokenIcons {
  const path = join(folder, 'icons')
  if (!existsSync(path)) return noIcons
  const ids = new Map<string, string>()
  const images = new Map<string, Uint8Array>()
  for (const name of readdirSync(path).sort()) {
    const extension = extname(name)
    if (!extensions.includes(extension)) continue
    const bytes = readFileSync(join(path, name))
    if (bytes.length > maxBytes) {
      logger.error(`The icon ${name} has more than ${maxBytes} bytes. It is left out.`)
      continue
    }
    const id = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
    ids.set(basename(name, extension), id)
    images.set(id, bytes)
  }
  return { getId: (name) => ids.get(name), read: (id) => images.get(id) }
}
