import type { Logger } from 'pino'
import { HttpError } from '../http/HttpError.js'
import type { Mailer } from '../mail/createMailer.js'
import { type MailText, mails } from './copy/mails.js'
import type { AuditLog } from './createAuditLog.js'
import type { Codes } from './createCodes.js'
import type { Flow } from './createFlows.js'
import type { Limit, Limits } from './createLimits.js'
import type { ToPseudonym } from './createPseudonyms.js'
import type { LoginCaller } from './LoginHandlers.js'

/** The dependencies of the code sender. */
export type CodeSenderParts = {
  readonly codes: Codes
  readonly limits: Limits
  readonly audit: AuditLog
  readonly mailer: Mailer
  readonly toPseudonym: ToPseudonym
  readonly logger: Logger
  /** Returns the time between two codes to one recipient, in ms. Default, also for `undefined`: 30 seconds. */
  readonly getGapMs?: (() => number | undefined) | undefined
}

/** Sends and verifies the codes of flows, within their limits. */
export type CodeSender = {
  /**
   * Sends a code to the address of the flow's next step.
   *
   * @returns Time after which another one can be requested, in ms.
   * @throws HttpError `flow_expired` for a social login, `retry_later`, `too_many_attempts`, or 503 if the mail server does not accept the e-mail.
   */
  readonly send: (flow: Flow, caller: Pick<LoginCaller, 'address'>) => Promise<number>
  /** Verifies a code of the flow's next step. @throws HttpError `code_wrong`, `code_expired`, `too_many_attempts` or `retry_later` */
  readonly verify: (flow: Flow, code: string) => Promise<void>
  /** Sends a notice. A failure is logged only, because what it is about has happened. */
  readonly notify: (email: string, mail: MailText) => Promise<void>
}

const hour = 3_600_000
const defaultGapMs = 30_000
/** By recipient, beside the time between two codes. */
const sendLimits: Readonly<Record<string, Limit>> = {
  hour: { max: 5, windowMs: hour },
  day: { max: 20, windowMs: 24 * hour },
}
const sendPerIp: Limit = { max: 20, windowMs: hour }
const wrongCodes: Limit = { max: 15, windowMs: hour }

/** Returns the address to which the next code of a flow is sent. */
const getRecipient = ({ state, email, newEmail }: Flow): string =>
  state === 'primaryVerified' && newEmail !== null ? newEmail : email

/** Creates the code sender. */
export function createCodeSender(parts: CodeSenderParts): CodeSender {
  const { codes, limits, audit, mailer, toPseudonym, logger, getGapMs } = parts

  async function deliver(email: string, mail: MailText): Promise<boolean> {
    try {
      await mailer.send({ to: email, ...mail })
      return true
    } catch (error) {
      logger.error({ err: error }, 'an e-mail was not sent')
      return false
    }
  }

  return {
    async send(flow, { address }) {
      const { kind } = flow
      if (kind === 'social' || kind === 'farcaster' || kind === 'passkey' || kind === 'passkeyCreation')
        throw new HttpError(400, 'flow_expired', 'This login has no code: start again.')
      const recipient = getRecipient(flow)
      const pseudonym = toPseudonym('email', recipient)
      if (!address.isLocal) await limits.take(`send ${toPseudonym('ip', address.ip)}`, sendPerIp)
      const gapMs = getGapMs?.() ?? defaultGapMs
      const gap = { max: 1, windowMs: gapMs }
      for (const [name, limit] of Object.entries({ gap, ...sendLimits }))
        await limits.take(`send ${name} ${pseudonym}`, limit)
      const code = await codes.create(flow.id)
      if (!(await deliver(recipient, mails[kind](flow.origin, code))))
        throw new HttpError(503, 'mail', 'The e-mail could not be sent: try again later.')
      return gapMs
    },
    async verify(flow, code) {
      const pseudonym = toPseudonym('email', getRecipient(flow))
      const key = `wrong ${pseudonym}`
      // Counted before the code is compared, so that parallel requests cannot exceed the limit.
      await limits.take(key, wrongCodes)
      try {
        await codes.verify(flow.id, code)
      } catch (error) {
        if (error instanceof HttpError && error.field === 'code_expired') await limits.release(key)
        else await audit.record('code_refused', flow.userId ?? pseudonym, { kind: flow.kind })
        throw error
      }
      await limits.release(key)
    },
    notify: async (email, mail) => void (await deliver(email, mail)),
  }
}
