import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'

/** Saves the theme of the panel to `src/theme.json`, in development only. */
export function saveTheme(): Plugin {
  return {
    name: 'save-theme',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use('/dev/theme', async (request, response, next) => {
        // A page of another site cannot send this header.
        if (request.method !== 'PUT' || request.headers['content-type'] !== 'application/json') return next()
        try {
          const theme: unknown = JSON.parse(await text(request))
          const path = join(config.root, 'src/theme.json')
          // Vite must never read half of the file.
          await writeFile(`${path}.new`, `${JSON.stringify(theme, null, 2)}\n`)
          await rename(`${path}.new`, path)
          response.writeHead(204).end()
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
