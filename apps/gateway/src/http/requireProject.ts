import { checkAccess } from '../projects/checkAccess.js'
import type { Project } from '../projects/Project.js'
import { HttpError } from './HttpError.js'
import type { RouteRequest } from './Route.js'

/** @throws HttpError 401 for an unknown project, 403 for an origin it does not list. */
export function requireProject(projects: readonly Project[], { query, raw, address }: RouteRequest): void {
  const header = raw.headers['x-project-id']
  const refusal = checkAccess(projects, {
    projectId: query.get('projectId') ?? (typeof header === 'string' ? header : undefined),
    origin: raw.headers.origin,
    isLocal: address.isLocal,
  })
  if (refusal === 'Unauthorized: invalid key') throw new HttpError(401, 'projectId', refusal)
  if (refusal) throw new HttpError(403, 'origin', refusal)
}
