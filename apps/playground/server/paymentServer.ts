import { fileURLToPath } from 'node:url'
import { type Connect, type Plugin, runnerImport } from 'vite'
import type { PaymentServer } from './createPaymentServer.js'

const file = fileURLToPath(new URL('createPaymentServer.ts', import.meta.url))

/** Serves the API of the card "Permissions", in development and previews: see `createPaymentServer`. */
export function paymentServer(): Plugin {
  let server: Promise<PaymentServer> | undefined
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.startsWith('/api/payments')) return next()
    server ??= load(request.socket.localPort ?? 0)
    server.then((answer) => answer(request, response)).catch(next)
  }
  return {
    name: 'playground:payment-server',
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(serve),
  }
}

async function load(port: number): Promise<PaymentServer> {
  // Imported by Vite, because Node cannot load the sources of the packages.
  const { module } = await runnerImport<typeof import('./createPaymentServer.js')>(file)
  return module.createPaymentServer(port)
}
