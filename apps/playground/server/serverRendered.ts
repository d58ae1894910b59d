import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connect, Plugin } from 'vite'

/** The exports of `src/pages/ssr/render.tsx`. */
type Renderer = {
  /** Renders the page for the given `cookie` header. */
  readonly render: (cookies: string) => string
}

const page = '/ssr.html'

/** Serves `/ssr.html` rendered in Node: from the sources in development, from `dist/server` in a preview. */
export function serverRendered(): Plugin {
  return {
    name: 'playground:server-rendered',
    configureServer(server) {
      server.middlewares.use(
        serve(async (url) => ({
          template: await server.transformIndexHtml(
            url,
            await readFile(join(server.config.root, page), 'utf8'),
          ),
          renderer: await server.ssrLoadModule('/src/pages/ssr/render.tsx'),
        })),
      )
    },
    configurePreviewServer({ middlewares, config }) {
      const outDir = join(config.root, config.build.outDir)
      middlewares.use(
        serve(async () => ({
          template: await readFile(join(outDir, page), 'utf8'),
          renderer: await import(pathToFileURL(join(outDir, 'server/render.js')).href),
        })),
      )
    },
  }
}

function serve(
  load: (url: string) => Promise<{ template: string; renderer: object }>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { url = '/', headers } = request
    if (new URL(url, 'http://localhost').pathname !== page) return next()
    load(url).then(({ template, renderer }) => {
      // The imported module is always ours.
      const markup = (renderer as Renderer).render(headers.cookie ?? '')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(template.replace('<!--markup-->', () => markup))
    }, next)
  }
}
