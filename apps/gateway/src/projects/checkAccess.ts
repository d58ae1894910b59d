import { isLocalOrigin } from './isLocalOrigin.js'
import { matchesOrigin } from './matchesOrigin.js'
import type { Project } from './Project.js'

/** Who asks. */
export type AccessRequest = {
  readonly projectId: string | undefined
  /** The page's origin. Browsers always send it; what has none is an app, which no list of pages can judge. */
  readonly origin: string | undefined
  /** Whether the request comes from this machine. */
  readonly isLocal: boolean
}

/** Texts that clients compare to the letter. */
export type Refusal = 'Unauthorized: invalid key' | 'Unauthorized: origin not allowed'

/**
 * Decides whether a visitor may use the gateway.
 *
 * @param projects Empty where the operator has listed none: then any project id is right, on this machine only.
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
