import { fileURLToPath } from 'node:url'
import { build, type Connect, type Plugin, preview, type ViteDevServer } from 'vite'
import { walletsInPages } from './testWallets.js'

/**
 * The policy of `/strict-csp.html`: only files of the same origin, nothing inline, and Trusted Types for DOM sinks.
 */
const strictPolicy =
  "default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'"

const page = '/strict-csp.html'
/** Their policy is sent with the built pages only: in development, they are served as the other pages are. */
const builtPages = ['/html.html', '/vue.html']
const root = fileURLToPath(new URL('..', import.meta.url))

const sendPolicy: Connect.NextHandleFunction = (request, response, next) => {
  const path = pathOf(request)
  if (path === page || builtPages.includes(path)) response.setHeader('content-security-policy', strictPolicy)
  next()
}

/**
 * Serves `/strict-csp.html` under a strict policy. Vite's development pages violate it with inline scripts and injected
 * styles. The development server therefore builds the playground on the first request and redirects to the build.
 */
export function strictCsp(): Plugin {
  return {
    name: 'playground:strict-csp',
    configurePreviewServer({ middlewares }) {
      middlewares.use(sendPolicy)
    },
    configureServer(server) {
      let built: Promise<string> | undefined
      server.middlewares.use((request, response, next) => {
        if (pathOf(request) !== page) return next()
        built ??= serveBuild(server)
        built.then((origin) => {
          response.writeHead(302, { location: `${origin}${request.url}` })
          response.end()
        }, next)
      })
    },
  }
}

async function serveBuild(server: ViteDevServer): Promise<string> {
  const outDir = 'node_modules/.strict-csp'
  server.config.logger.info('Building /strict-csp.html …', { timestamp: true })
  const options = {
    root,
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  } as const
  await build({ ...options, plugins: [walletsInPages()] })
  const previewed = await preview({ ...options, preview: { port: 0, strictPort: false } })
  server.httpServer?.once('close', () => void previewed.close())
  return (previewed.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
}

function pathOf({ url = '/' }: Connect.IncomingMessage): string {
  return new URL(url, 'http://localhost').pathname
}
