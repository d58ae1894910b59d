import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { framePages } from '@latchkit/login-api/manifest'
import { GatewayError } from '../foundation/GatewayError.js'

/** A built file of the frame. */
export type FrameFile = { readonly bytes: Uint8Array; readonly type: string }

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Reads the built files of the frame into memory, by their URL paths. Requests are looked up in this list, so that none reaches
 * another file. Files of other types, such as source maps, are left out.
 *
 * @throws GatewayError if the folder does not have all pages of the frame.
 */
export function readFrameFiles(dir: string): ReadonlyMap<string, FrameFile> {
  const files = new Map<string, FrameFile>()
  try {
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      const type = types[extname(entry.name)]
      // A symbolic link is not a file here, and could lead out of the folder.
      if (!entry.isFile() || type === undefined) continue
      const path = join(entry.parentPath, entry.name)
      files.set(`/${relative(dir, path).split(sep).join('/')}`, { bytes: readFileSync(path), type })
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`The files of the login frame cannot be read (${reason}).`, { cause })
  }
  for (const page of Object.values(framePages)) {
    if (!files.has(`/${page}`))
      throw new GatewayError(`There is no ${page} in ${dir}: build the login frame first.`)
  }
  return files
}
