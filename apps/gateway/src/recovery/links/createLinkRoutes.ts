import type { RecoveryResponse } from '@latchkit/login-api'
import { HttpError } from '../../server/http/HttpError.js'
import type { Route } from '../../server/http/Route.js'
import { MailError } from '../../server/mail/MailError.js'
import { createEndpoint } from '../createEndpoint.js'
import type { RecoveryContext } from '../RecoveryContext.js'
import { createLinkRequestLimit } from './createLinkRequestLimit.js'
import type { StoredLink } from './createLinkStore.js'
import { readLinkRequest } from './readLinkRequest.js'

/** Creates the endpoints that send a link, and wait for its approval. */
export function createLinkRoutes(context: RecoveryContext): readonly Route[] {
  const { publicUrl, links, waiters, mails, deviceProofs, waitMs, pollMs, logger } = context
  const limit = createLinkRequestLimit(context)

  return [
    createEndpoint('links/create', context, async (body, { jkt, request }) => {
      const { email, recipientKey } = body
      const details = readLinkRequest(context, body, request)
      const address = email.toLowerCase()
      await limit.take({ address, jkt, network: details.network, client: request.address })
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

  /** The login service needs no proof for an account: it has redeemed the login itself. */
  async function proveDevice({ type, address }: StoredLink, jkt: string): Promise<{ deviceProof?: string }> {
    if (type !== 'email' || address === undefined) return {}
    return { deviceProof: await deviceProofs.sign({ address, jkt }) }
  }

  async function waitForApproval(
    id: string,
    jkt: string,
    signal: AbortSignal,
  ): Promise<RecoveryResponse<'links/wait'>> {
    const end = performance.now() + waitMs
    for (;;) {
      const link = await links.findOfDevice(id, jkt)
      if (link?.status === 'approved') return { status: 'approved', ...(await proveDevice(link, jkt)) }
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
