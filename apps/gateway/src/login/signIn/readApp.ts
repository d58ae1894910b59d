import { HttpError } from '../../server/http/HttpError.js'
import { isLocalOrigin } from '../../server/http/isLocalOrigin.js'
import type { RouteRequest } from '../../server/http/Route.js'
import { matchesOrigin } from '../../server/projects/matchesOrigin.js'
import type { Project } from '../../server/projects/Project.js'
import { requireProject } from '../../server/projects/requireProject.js'
import type { SessionApp } from './createSignInSessions.js'

/** The app of a request, and the key of its limits. */
export type RequestApp = SessionApp & { readonly limitKey: string }

/**
 * Reads project and origin of a request.
 *
 * @throws HttpError 401 for an unknown project, 403 for an origin that it does not allow.
 */
export function readApp(projects: readonly Project[], request: RouteRequest): RequestApp {
  const limitKey = requireProject(projects, request)
  const header = request.raw.headers['x-project-id']
  const projectId = request.query.get('projectId') ?? (typeof header === 'string' ? header : '')
  return { limitKey, projectId, origin: request.raw.headers.origin }
}

/**
 * Returns the origin in which accounts can sign in. An empty list of origins allows none but local ones: otherwise a page of anyone
 * could get a token of the project.
 *
 * @throws HttpError 403
 */
export function requireListedOrigin(projects: readonly Project[], { projectId, origin }: SessionApp): string {
  const allowed = projects.find(({ id }) => id === projectId)?.allowedOrigins ?? []
  if (origin !== undefined && (isLocalOrigin(origin) || allowed.some((one) => matchesOrigin(one, origin))))
    return origin
  throw new HttpError(
    403,
    'origin',
    'Accounts sign in only in pages of origins that the project lists: add the origin to allowedOrigins',
  )
}
