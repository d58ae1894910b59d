import type { Project } from '../server/projects/Project.js'
import { withScheme } from './isAllowedParent.js'

/** Returns the origins of a project that are no patterns, as browsers write them. Without a scheme, they are https. */
export function listExactOrigins({ allowedOrigins }: Project): readonly string[] {
  return allowedOrigins
    .filter((pattern) => !pattern.includes('*'))
    .map((pattern) => new URL(withScheme(pattern)).origin)
}
