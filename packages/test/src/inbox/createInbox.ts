import { findCode, findLink } from './readMail.js'
import type { TestMail } from './TestMail.js'

/** Options of the functions that wait for a mail. */
export type WaitForMailOptions = {
  /** Milliseconds. Default 15,000. */
  readonly timeout?: number | undefined
}

/** Options of `readCode` and `readLink`. */
export type ReadMailOptions = WaitForMailOptions & {
  /** How the code or the link looks. A code is the first group, if there is one. */
  readonly pattern?: RegExp | undefined
}

/** The mails that the app under test sends. Each function returns a mail, code or link only once: the newest that it has not returned. */
export type TestInbox = {
  /** Waits for a mail to an address. */
  readonly waitForMail: (to: string, options?: WaitForMailOptions) => Promise<TestMail>
  /** Waits for a mail with a code. Default: six digits. */
  readonly readCode: (to: string, options?: ReadMailOptions) => Promise<string>
  /** Waits for a mail with a link. Default: the first web address. */
  readonly readLink: (to: string, options?: ReadMailOptions) => Promise<string>
  /** Returns an address that no other test has. */
  readonly createAddress: () => string
}

/** Reads the mails of a server, the newest first. */
export type ListMails = (to: string) => Promise<readonly TestMail[]> | readonly TestMail[]

const defaultTimeoutMs = 15_000
const pauseMs = 25

/**
 * Creates an inbox over the mails of a server.
 *
 * @param since Earlier mails are not read, in ms since 1970.
 */
export function createInbox(listMails: ListMails, since = 0): TestInbox {
  /** The last mail that was read, by address and by what was read in it. */
  const read = new Map<string, number>()

  async function waitFor<Value>(
    kind: string,
    to: string,
    find: (mail: TestMail) => Value | undefined,
    timeout: number = defaultTimeoutMs,
  ): Promise<Value> {
    const address = to.toLowerCase()
    const key = `${kind} ${address}`
    const end = performance.now() + timeout
    for (;;) {
      const mails = (await listMails(address)).filter(
        (mail) => mail.to.includes(address) && mail.receivedAt >= since,
      )
      for (const mail of mails.filter(({ id }) => id > (read.get(key) ?? 0))) {
        const value = find(mail)
        if (value === undefined) continue
        read.set(key, mail.id)
        return value
      }
      if (performance.now() > end) throw createTimeoutError(kind, address, timeout, mails)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  return {
    waitForMail: (to, { timeout } = {}) => waitFor('mail', to, (mail) => mail, timeout),
    readCode: (to, { pattern, timeout } = {}) =>
      waitFor('code', to, (mail) => findCode(mail, pattern), timeout),
    readLink: (to, { pattern, timeout } = {}) =>
      waitFor('link', to, (mail) => findLink(mail, pattern), timeout),
    createAddress: () => `user-${crypto.randomUUID()}@inbox.test`,
  }
}

function createTimeoutError(kind: string, to: string, timeout: number, mails: readonly TestMail[]): Error {
  const what = kind === 'mail' ? 'mail' : `mail with a ${kind}`
  const subjects = mails.map(({ subject }) => JSON.stringify(subject)).join(', ')
  return new Error(
    `No new ${what} to ${to} arrived in ${timeout} ms. The inbox has ${subjects ? `the mails ${subjects}` : 'no mail'} to it.`,
  )
}
