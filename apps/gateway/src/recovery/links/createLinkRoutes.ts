import { type RecoveryResponse, seal } from '@latchkit/login-api'
import { HttpError } from '../../http/HttpError.js'
import type { Route } from '../../http/Route.js'
import { RetryLaterError } from '../../limits/RetryLaterError.js'
import { MailError } from '../../mail/MailError.js'
import { checkAccess } from '../../projects/checkAccess.js'
import { createEndpoint } from '../createEndpoint.js'
import { describeBrowser } from '../describeBrowser.js'
import type { RecoveryContext } from '../RecoveryContext.js'
import { toNetwork } from '../toNetwork.js'

const hourMs = 3_600_000
const maxPerAddress = 5
const maxPerNetwork = 20
/** Time after which a waiting request reads the link again: another node may have approved it. */
const pollMs = 1_000

/** Creates the endpoints that send a link, and wait for its approval. */
export function createLinkRoutes(context: RecoveryContext): readonly Route[] {
  const { publicUrl, projects, cipher, links, limiter, waiters, mails, deviceProofs, waitMs, logger } =
    context

  async function limit(subject: string, max: number): Promise<void> {
    const ms = await limiter.take({ key: cipher.hash(`link\n${subject}`), max, windowMs: hourMs })
    if (ms > 0)
      throw new RetryLaterError(
        'retry_later',
        'Too many links were requested. Use the link of the last mail, or wait and try again.',
        ms,
      )
  }

  return [
    createEndpoint('links/create', context, async ({ email, app, recipientKey }, { jkt, request }) => {
      const { ip, isLocal } = request.address
      if (checkAccess(projects(), { ...app, isLocal }) !== undefined)
        throw new HttpError(
          403,
          'unknown_origin',
          `The project does not allow the origin ${app.origin}: add it to its allowedOrigins.`,
        )
      if (!canSealTo(recipientKey))
        throw new HttpError(400, 'recipientKey', '"recipientKey" must be a public key of X25519.')
      const address = email.toLowerCase()
      if (!isLocal) await limit(`ip ${ip}`, maxPerNetwork)
      await limit(`address ${address}`, maxPerAddress)
      const details = {
        origin: app.origin,
        browser: describeBrowser(request.raw.headers['user-agent'] ?? ''),
        network: toNetwork(ip),
      }
      const { id, token } = await links.create({ ...details, address, jkt, recipientKey })
      try {
        await mails.sendLink(address, details, `${publicUrl}/recovery/link?token=${token}`)
      } catch (error) {
        await links.remove(id)
        if (!(error instanceof MailError)) throw error
        logger.error({ err: error, reason: describeCause(error) }, 'a link was not sent')
        throw new HttpError(503, 'mail', 'The e-mail could not be sent. Check the address, and try again.')
      }
      return { linkId: id }
    }),
    createEndpoint('links/wait', context, async ({ linkId }, { jkt, request }) => {
      const closed = new AbortController()
      const abort = () => closed.abort()
      const { socket } = request.raw
      socket.once('close', abort)
      try {
        return await waitForApproval(linkId, jkt, closed.signal)
      } finally {
        socket.off('close', abort)
      }
    }),
  ]

  async function waitForApproval(
    id: string,
    jkt: string,
    signal: AbortSignal,
  ): Promise<RecoveryResponse<'links/wait'>> {
    const end = performance.now() + waitMs
    for (;;) {
      const link = await links.findOfDevice(id, jkt)
      if (link?.status === 'approved')
        return { status: 'approved', deviceProof: await deviceProofs.sign({ address: link.address, jkt }) }
      if (link?.status !== 'pending') return { status: 'expired' }
      const left = end - performance.now()
      if (left <= 0 || signal.aborted || waiters.isClosed()) return { status: 'pending' }
      await waiters.wait(id, Math.min(left, pollMs), signal)
    }
  }
}

/** A `MailError` and its cause contain no address. */
function describeCause({ cause }: MailError): string | undefined {
  return cause instanceof Error ? cause.message : undefined
}

/** Whether a secret can be sealed to a key, which is not possible with one of small order. */
function canSealTo(recipientKey: string): boolean {
  try {
    return seal(new Uint8Array(1), new Uint8Array(Buffer.from(recipientKey, 'base64url')), '').length > 0
  } catch {
    return false
  }
}
