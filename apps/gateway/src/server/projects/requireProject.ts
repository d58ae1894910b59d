import { HttpError } from '../http/HttpError.js'
import type { RouteRequest } from '../http/Route.js'
import { checkAccess } from './checkAccess.js'
import type { Project } from './Project.js'

/**
 * Checks that a request may use its project.
 *
 * @param fromBody The id in the body of the request, if it has one.
 * @param origin The origin of the app. Default: the origin of the request.
 * @returns The key by which limits of the project are counted: its id; or an empty string if the operator has listed no
 * projects, because all ids share one limit then.
 * @throws HttpError 401 for an unknown project, 403 for an origin it does not list.
 */
export function requireProject(
  projects: readonly Project[],
  { query, raw, address }: RouteRequest,
  fromBody?: string,
  origin: string | undefined = raw.headers.origin,
): string {
  const header = raw.headers['x-project-id']
  const projectId = fromBody ?? query.get('projectId') ?? (typeof header === 'string' ? header : undefined)
  const refusal = checkAccess(projects, {
    projectId,
    origin,
    isLocal: address.isLocal,
  })
  if (refusal === 'Unauthorized: invalid key') throw new HttpError(401, 'projectId', refusal)
  if (refusal) throw new HttpError(403, 'origin', refusal)
  return projects.length === 0 ? '' : (projectId ?? '')
}
