import { freePort, startMailSink } from '@latchkit/devnet'
import { startGateway, startRecovery } from '@latchkit/gateway'
import type { TestServices } from './createTestServices.fixtures.js'

const frameOrigin = 'https://frame.example'
const mailFrom = 'Example <login@example.com>'
const projects = [{ id: 'project', allowedOrigins: ['https://my-dapp.example'] }]

/**
 * Starts the services themselves, with databases in memory and a mail server.
 *
 * @param onEnd Receives the functions that stop them.
 */
export async function startTestServices(onEnd: (stop: () => Promise<void>) => void): Promise<TestServices> {
  const sink = await startMailSink()
  onEnd(sink.stop)
  let time = Date.now()
  const now = () => time
  // Each service needs the address of the other before it starts.
  const port = await freePort()
  const loginUrl = `http://127.0.0.1:${port}`
  const recovery = await startRecovery({
    loginUrl,
    smtpUrl: sink.smtpUrl,
    mailFrom,
    projects,
    now,
    waitMs: 50,
  })
  onEnd(recovery.stop)
  const gateway = await startGateway({
    port,
    projects,
    now,
    login: {
      frameOrigin,
      mail: { url: sink.smtpUrl, from: mailFrom },
      pepper: 'a pepper of at least 32 characters',
      keks: [{ version: 1, key: 'A'.repeat(43) }],
      recoveryUrl: recovery.url,
    },
  })
  onEnd(gateway.stop)

  /** Returns the first match in the mails of an address, the newest first. */
  function findInMails(email: string, pattern: RegExp): string {
    for (const { to, text } of sink.mails()) {
      const match = to.includes(email) ? pattern.exec(text)?.[0] : undefined
      if (match !== undefined) return match
    }
    throw new Error(`No mail for ${email} matches ${pattern}.`)
  }

  return {
    loginUrl,
    recoveryUrl: recovery.url,
    // A browser adds the origin, Node.js does not.
    fetch: (input, init) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin: frameOrigin }
      return fetch(input, { ...init, headers })
    },
    now,
    pass(ms) {
      time += ms
    },
    readCode: (email) => findInMails(email, /^\d{6}/),
    async confirmLink(email) {
      const link = new URL(findInMails(email, /https?:\S+\/recovery\/link\?token=\S+/))
      const response = await fetch(new URL(link.pathname, link), { method: 'POST', body: link.searchParams })
      if (!response.ok) throw new Error(`The link was refused with status ${response.status}.`)
    },
  }
}
