import { createServer } from 'node:http'
import { createInbox, type TestInbox } from './createInbox.js'
import { isLocalHost } from './isLocalHost.js'
import { startMailServer } from './startMailServer.js'
import type { TestMail } from './TestMail.js'

/** Options of `startInbox`. */
export type InboxOptions = {
  /** Port of the mail server. Default 0: any free port. */
  readonly smtpPort?: number | undefined
  /** Port at which other processes read the mails. Default 0: any free port. */
  readonly port?: number | undefined
}

/** A running inbox with its mail server. */
export type StartedInbox = TestInbox & {
  /** The setting of the app under test: `smtp://127.0.0.1:port`. */
  readonly smtpUrl: string
  /** The URL for `connectInbox` in other processes. */
  readonly url: string
  /** All mails, the newest first. */
  readonly mails: () => readonly TestMail[]
  readonly stop: () => Promise<void>
}

const host = '127.0.0.1'

/**
 * Starts a mail server on this machine that keeps every mail, and reads the codes and links in them.
 *
 * @example
 * import { startInbox } from '@latchkit/test'
 *
 * const inbox = await startInbox()
 * console.log(inbox.smtpUrl) // smtp://127.0.0.1:…
 * const code = await inbox.readCode('alice@example.org')
 * await inbox.stop()
 */
export async function startInbox({ smtpPort = 0, port = 0 }: InboxOptions = {}): Promise<StartedInbox> {
  const server = await startMailServer(smtpPort)
  const web = createServer((request, response) => {
    // A page of another site could otherwise read the codes.
    const isLocal = isLocalHost(request.headers.host)
    const target = request.url ?? ''
    const url = URL.canParse(target, `http://${host}`) ? new URL(target, `http://${host}`) : undefined
    if (!isLocal || url?.pathname !== '/mails.json') {
      response.writeHead(isLocal ? 404 : 403).end()
      return
    }
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify(server.mails(url.searchParams.get('to'))))
  })
  try {
    await new Promise<void>((resolve, reject) => {
      web.once('error', reject)
      web.listen(port, host, resolve)
    })
  } catch (error) {
    await server.stop()
    throw error
  }
  const address = web.address()
  if (address === null || typeof address === 'string') throw new Error('The inbox has no port.')
  return {
    ...createInbox(server.mails),
    ...{ smtpUrl: server.smtpUrl, mails: server.mails },
    url: `http://${host}:${address.port}`,
    async stop() {
      web.closeAllConnections()
      await Promise.all([server.stop(), new Promise((resolve) => web.close(resolve))])
    },
  }
}
