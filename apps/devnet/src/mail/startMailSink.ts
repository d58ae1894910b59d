import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { isLocalHost } from '@latchkit/test/source/inbox/isLocalHost'
import { startMailServer } from '@latchkit/test/source/inbox/startMailServer'
import type { TestMail } from '@latchkit/test/source/inbox/TestMail'
import { createRequestServer } from '../foundation/createRequestServer.js'
import { createPortTakenError } from '../foundation/DevnetError.js'
import { inboxPolicy, toInboxPage } from './toInboxPage.js'

/** A running mail server, whose mails go nowhere but to its inbox. */
export type MailSink = {
  /** URL for mailers: `smtp://127.0.0.1:port`. */
  readonly smtpUrl: string
  /** URL of the inbox page, and of `/mails.json?to=`. */
  readonly url: string
  /** The mails, the newest first. */
  readonly mails: () => readonly TestMail[]
  readonly stop: () => Promise<void>
}

/** Options of `startMailSink`. */
export type MailSinkOptions = {
  /** Default 0: any free port. */
  readonly smtpPort?: number
  /** Port of the inbox page. Default 0: any free port. */
  readonly port?: number
}

const host = '127.0.0.1'

/**
 * Starts a mail server that accepts every mail, and an inbox page that shows them. Both accept connections of this machine only.
 *
 * @throws DevnetError if a port is in use.
 */
export async function startMailSink({ smtpPort = 0, port = 0 }: MailSinkOptions = {}): Promise<MailSink> {
  const smtp = await startMailServer(smtpPort).catch((cause: unknown) => {
    throw createPortTakenError(smtpPort, 'mail', cause)
  })
  const { mails } = smtp

  const web = createRequestServer((request, response, url) => {
    // A page of another site could otherwise read the codes.
    if (!isLocalHost(request.headers.host)) return respond(response, 403, 'text/plain', 'Forbidden.')
    if (url.pathname === '/mails.json') {
      return respond(response, 200, 'application/json', JSON.stringify(mails(url.searchParams.get('to'))))
    }
    if (url.pathname !== '/') return respond(response, 404, 'text/plain', 'Not found.')
    respond(response, 200, 'text/html', toInboxPage(mails(), url.searchParams.get('refresh') !== 'off'))
  })

  try {
    const usedPort = await listen(web, port)
    return {
      smtpUrl: smtp.smtpUrl,
      url: `http://${host}:${usedPort}`,
      mails,
      async stop() {
        web.closeAllConnections()
        await Promise.all([smtp.stop(), new Promise((resolve) => web.close(resolve))])
      },
    }
  } catch (error) {
    await smtp.stop()
    throw error
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw createPortTakenError(port, 'the inbox', cause)
  }
  return (server.address() as AddressInfo).port
}

function respond(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': inboxPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(body)
}
