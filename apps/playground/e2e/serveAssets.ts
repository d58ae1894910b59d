import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * Serves the built scripts and styles from memory. Vite reads each file from the disk and compresses it for each page,
 * which takes more CPU time than sending it to the same machine. Their names contain a hash, so browsers may keep them.
 */
export function serveAssets(): Plugin {
  return {
    name: 'e2e:serve-assets',
    configurePreviewServer({ middlewares, config }) {
      const assets = readAssets(join(config.root, config.build.outDir, 'assets'))
      middlewares.use((request, response, next) => {
        const asset = assets.get(request.url ?? '')
        if (!asset || request.method !== 'GET') return next()
        response.writeHead(200, {
          'content-type': asset.type,
          'content-length': asset.content.byteLength,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        response.end(asset.content)
      })
    },
  }
}

/** Returns the scripts and styles of a folder by their URLs. Sites of other authors may have no such folder. */
function readAssets(
  folder: string,
): ReadonlyMap<string, { readonly type: string; readonly content: Buffer }> {
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const type = contentTypes[extname(name)]
      return type ? [[`/assets/${name}`, { type, content: readFileSync(join(folder, name)) }] as const] : []
    }),
  )
}
