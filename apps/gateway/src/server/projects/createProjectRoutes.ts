import { HttpError } from '../http/HttpError.js'
import type { Route } from '../http/Route.js'
import { getProjectOrigins } from './getProjectOrigins.js'
import type { Project } from './Project.js'

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
        return { body: { allowedOrigins: getProjectOrigins(project) } }
      },
    },
  ]
}
