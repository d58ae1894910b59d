import { isLocalOrigin } from '../server/http/isLocalOrigin.js'
import { matchesOrigin } from '../server/projects/matchesOrigin.js'
import type { Project } from '../server/projects/Project.js'

/**
 * Whether the pages of an origin may embed the frame for a project: those it lists, and local ones. Unlike in the gateway, an empty
 * list allows no other origin, and a pattern without a scheme allows only https.
 */
export function isAllowedParent({ allowedOrigins }: Project, origin: string): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false
  return (
    (isLocalOrigin(origin) && /^https?:/.test(origin)) ||
    allowedOrigins.some((pattern) => matchesOrigin(withScheme(pattern), origin))
  )
}

/** Anyone in the network can write into a page without https, and the frame has no WebCrypto there. */
export function withScheme(pattern: string): string {
  return pattern.includes('://') ? pattern : `https://${pattern}`
}
