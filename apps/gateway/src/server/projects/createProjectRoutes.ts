import { HttpError } from '../http/HttpError.js'
import type { Route } from '../http/Route.js'
import type { Project } from './Project.js'

/** Origins that are always allowed, for a gateway without projects. */
const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*']

/**
 * Creates the route `GET /projects/v1/origins?projectId=`: the origins that a project allows. Every origin may read it,
 * because apps use it to check their own configuration.
 */
export function createProjectRoutes(projects: () => readonly Project[]): readonly Route[] {
  return [
    {
      name: 'origins',
      method: 'GET',
      pattern: /^\/projects\/v1\/origins$/,
      handle({ query }) {
        const known = projects()
        const project = known.find(({ id }) => id === query.get('projectId'))
        if (!query.get('projectId') || (known.length > 0 && !project))
          throw new HttpError(401, 'projectId', 'Unauthorized: invalid key')
        return { body: { allowedOrigins: project?.allowedOrigins.flatMap(toOrigins) ?? localOrigins } }
      },
    },
  ]
}

/** Returns the origins of a pattern. Clients of other kits compare whole origins, so that one without a scheme matches none. */
function toOrigins(pattern: string): readonly string[] {
  return pattern.includes('://') ? [pattern] : [`https://${pattern}`, `http://${pattern}`]
}
