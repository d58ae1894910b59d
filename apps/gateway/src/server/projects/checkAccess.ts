import { isLocalOrigin } from '../http/isLocalOrigin.js'
import { matchesOrigin } from './matchesOrigin.js'
import type { Project } from './Project.js'

/** The properties of a request that determine access. */
export type AccessRequest = {
  readonly projectId: string | undefined
  /** The `Origin` header. Browsers always send it; native apps do not. */
  readonly origin: string | undefined
  /** Whether the request comes from this machine. */
  readonly isLocal: boolean
}

/** Texts that the client libraries compare exactly. */
export type Refusal = 'Unauthorized: invalid key' | 'Unauthorized: origin not allowed'

/**
 * Checks whether a request may use the gateway.
 *
 * @param projects If empty, every project id is accepted, but only from this machine.
 * @returns The refusal, or `undefined`.
 */
export function checkAccess(projects: readonly Project[], request: AccessRequest): Refusal | undefined {
  const { projectId, origin, isLocal } = request
  if (!projectId) return 'Unauthorized: invalid key'
  if (projects.length === 0) {
    const isFromThisMachine = origin === undefined ? isLocal : isLocalOrigin(origin)
    return isFromThisMachine ? undefined : 'Unauthorized: origin not allowed'
  }
  const project = projects.find(({ id }) => id === projectId)
  if (!project) return 'Unauthorized: invalid key'
  if (origin === undefined || isLocalOrigin(origin) || project.allowedOrigins.length === 0) return undefined
  const isAllowed = project.allowedOrigins.some((pattern) => matchesOrigin(pattern, origin))
  return isAllowed ? undefined : 'Unauthorized: origin not allowed'
}
