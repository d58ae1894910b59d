import type { IncomingMessage } from 'node:http'
import { Unauthorized } from '../auth/Unauthorized.js'
import { verifyToken } from '../auth/verifyToken.js'
import type { ReadClientAddress } from '../http/createClientAddress.js'
import { targetOf } from '../http/targetOf.js'
import { judgeAccess } from '../projects/judgeAccess.js'
import type { Project } from '../projects/Project.js'

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
 * @returns The client id.
 * @throws Unauthorized with the reason.
 */
export function admit(
  request: IncomingMessage,
  { projects, isAudience, clientAddress, now }: Admission,
): string {
  const query = targetOf(request.url).searchParams
  const refusal = judgeAccess(projects(), {
    projectId: query.get('projectId') ?? undefined,
    origin: request.headers.origin,
    isLocal: clientAddress(request).isLocal,
  })
  if (refusal) throw new Unauthorized(refusal)
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = query.get('auth') ?? bearer
  if (!token) throw new Unauthorized('Unauthorized: auth token missing')
  return verifyToken(token, { now: now(), isAudience })
}
