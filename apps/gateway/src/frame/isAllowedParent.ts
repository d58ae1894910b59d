import { isLocalOrigin } from '../projects/isLocalOrigin.js'
import { matchesOrigin } from '../projects/matchesOrigin.js'
import type { Project } from '../projects/Project.js'

/**
 * Whether the pages of an origin may embed the frame for a project: those it lists, and local ones. Unlike in the gateway, an empty
 * list allows no other origin.
 */
export function isAllowedParent({ allowedOrigins }: Project, origin: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false
  return (
    (isLocalOrigin(origin) && /^https?:/.test(origin)) ||
    allowedOrigins.some((pattern) => matchesOrigin(pattern, origin))
  )
}
