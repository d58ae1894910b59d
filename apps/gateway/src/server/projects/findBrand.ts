import type { Brand } from './Brand.js'
import { matchesOrigin } from './matchesOrigin.js'
import type { Project } from './Project.js'

/**
 * Returns the brand of the app with an origin. Only an origin that a project lists has one: local pages may use every project, and must not
 * look like its app.
 */
export function findBrand(projects: readonly Project[], origin: string): Brand | undefined {
  return projects.find(
    ({ brand, allowedOrigins }) => brand && allowedOrigins.some((pattern) => matchesOrigin(pattern, origin)),
  )?.brand
}
