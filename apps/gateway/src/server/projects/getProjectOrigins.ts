import type { Project } from './Project.js'

/** Origins that are always allowed, for a gateway without projects. */
const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*']

/** Returns the patterns of the origins of apps that can use a project; the origins of this machine for a gateway without projects. */
export function getProjectOrigins(project: Project | undefined): readonly string[] {
  return project?.allowedOrigins.flatMap(toOrigins) ?? localOrigins
}

/** Returns the origins of a pattern. Clients of other kits compare whole origins, so that one without a scheme matches none. */
function toOrigins(pattern: string): readonly string[] {
  return pattern.includes('://') ? [pattern] : [`https://${pattern}`, `http://${pattern}`]
}
