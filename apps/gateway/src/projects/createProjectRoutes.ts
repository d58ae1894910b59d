import { HttpError } from '../http/HttpError.js'
import type { Route } from '../http/Route.js'
import type { Project } from './Project.js'

/**
 * `GET /projects/v1/origins?projectId=`: where a project's pages may be; none means anywhere. A page of any origin may
 * ask, since what it learns is whether it is right.
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
        return { body: { allowedOrigins: project?.allowedOrigins ?? ['localhost:*', '127.0.0.1:*'] } }
      },
    },
  ]
}
