import { fileURLToPath } from 'node:url'
import { type Connect, type Plugin, runnerImport } from 'vite'
import type { SignInServer } from './createSignInServer.js'

const file = fileURLToPath(new URL('createSignInServer.ts', import.meta.url))

/** Serves the API of the page "Sign in", in development and previews: see `createSignInServer`. */
export function signInServer(): Plugin {
  let server: Promise<SignInServer> | undefined
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next()
    server ??= load(request.socket.localPort ?? 0)
    server.then((answer) => answer(request, response)).catch(next)
  }
  return {
    name: 'playground:sign-in-server',
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(serve),
  }
}

async function load(port: number): Promise<SignInServer> {
  // Imported by Vite, because Node cannot load the sources of the packages.
  const { module } = await runnerImport<typeof import('./createSignInServer.js')>(file)
  return module.createSignInServer(port)
}
