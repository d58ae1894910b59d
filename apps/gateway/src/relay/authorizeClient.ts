import type { IncomingMessage } from 'node:http'
import { Unauthorized } from '../server/auth/Unauthorized.js'
import { verifyToken } from '../server/auth/verifyToken.js'
import type { ReadClientAddress } from '../server/http/createClientAddress.js'
import { parseRequestTarget } from '../server/http/parseRequestTarget.js'
import { checkAccess } from '../server/projects/checkAccess.js'
import type { Project } from '../server/projects/Project.js'

/** An authorized client, with the keys by which its limits are counted. */
export type Client = {
  /** did:key. Anyone can create any number of them. */
  readonly clientId: string
  /** Source IP address; for IPv6, its /64 network. */
  readonly address: string
  /** Whether the client runs on this machine. */
  readonly isLocal: boolean
  /** Empty if the operator has listed no projects: all ids are accepted then, and share one limit. */
  readonly projectId: string
}

/** Options of `authorizeClient`. */
export type AuthorizationOptions = {
  readonly projects: () => readonly Project[]
  /** Returns whether the audience of a token is a URL of this relay. */
  readonly isValidAudience: (audience: string) => boolean
  readonly clientAddress: ReadClientAddress
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/**
 * Authorizes a client of the relay. The project and the origin are checked before the token, because their errors are
 * the ones that a developer can fix most easily.
 *
 * @throws Unauthorized with the reason.
 */
export function authorizeClient(
  request: IncomingMessage,
  { projects, isValidAudience, clientAddress, now }: AuthorizationOptions,
): Client {
  const query = parseRequestTarget(request.url).searchParams
  const known = projects()
  const projectId = query.get('projectId') ?? undefined
  const { ip, isLocal } = clientAddress(request)
  const refusal = checkAccess(known, { projectId, origin: request.headers.origin, isLocal })
  if (refusal) throw new Unauthorized(refusal)
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = query.get('auth') ?? bearer
  if (!token) throw new Unauthorized('Unauthorized: auth token missing')
  const clientId = verifyToken(token, { now: now(), isValidAudience })
  return { clientId, address: ip, isLocal, projectId: known.length > 0 && projectId ? projectId : '' }
}
