import { createInbox, type TestInbox } from './createInbox.js'
import type { TestMail } from './TestMail.js'

/**
 * Reads the mails of an inbox that another process has started: `startInbox`, or the devnet. Mails from before the call are not read.
 *
 * @param url The `url` of the inbox.
 * @example
 * import { connectInbox } from '@latchkit/test'
 *
 * const inbox = connectInbox('http://127.0.0.1:8025')
 * const code = await inbox.readCode('alice@example.org')
 */
export function connectInbox(url: string): TestInbox {
  const base = url.replace(/\/$/, '')
  return createInbox(async (to) => {
    const response = await fetch(`${base}/mails.json?to=${encodeURIComponent(to)}`)
    if (!response.ok) throw new Error(`The inbox at ${base} answers with status ${response.status}.`)
    return (await response.json()) as readonly TestMail[]
  }, Date.now())
}
