import type { IncomingMessage } from 'node:http'
import { Unauthorized } from '../auth/Unauthorized.js'
import { verifyToken } from '../auth/verifyToken.js'
import type { ReadClientAddress } from '../http/createClientAddress.js'
import { targetOf } from '../http/targetOf.js'
import { judgeAccess } from '../projects/judgeAccess.js'
import type { Project } from '../projects/Project.js'

/** An admitted client, and what its limits are counted by. */
export type Client = {
  /** did:key. Anyone can make any number of them. */
  readonly clientId: string
  /** Source address; of IPv6 its /64. */
  readonly address: string
  /** Whether the client runs on this machine. */
  readonly isLocal: boolean
  /** Empty where the operator has listed no projects: then every id is accepted, and counts as the same. */
  readonly projectId: string
}

/** Against what a client is judged. */
export type Admission = {
  readonly projects: () => readonly Project[]
  readonly isAudience: (audience: string) => boolean
  readonly clientAddress: ReadClientAddress
  /** ms since 1970. */
  readonly now: () => number
}

/**
 * Decides whether a client may use the relay: first the project and the page, then the token, so that a developer is told
 * the nearest thing to mend.
 *
 * @throws Unauthorized with the reason.
 */
export function admit(
  request: IncomingMessage,
  { projects, isAudience, clientAddress, now }: Admission,
): Client {
  const query = targetOf(request.url).searchParams
  const known = projects()
  const projectId = query.get('projectId') ?? undefined
  const { ip, isLocal } = clientAddress(request)
  const refusal = judgeAccess(known, { projectId, origin: request.headers.origin, isLocal })
  if (refusal) throw new Unauthorized(refusal)
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = query.get('auth') ?? bearer
  if (!token) throw new Unauthorized('Unauthorized: auth token missing')
  const clientId = verifyToken(token, { now: now(), isAudience })
  return { clientId, address: ip, isLocal, projectId: known.length > 0 && projectId ? projectId : '' }
}
