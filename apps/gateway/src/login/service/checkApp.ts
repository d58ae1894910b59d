import { HttpError } from '../../server/http/HttpError.js'
import { checkAccess } from '../../server/projects/checkAccess.js'
import type { Project } from '../../server/projects/Project.js'

/** @throws HttpError 403 `unknown_origin` if users of the project cannot log in in this app. */
export function checkApp(
  projects: readonly Project[],
  app: { readonly projectId: string; readonly origin: string },
): void {
  if (checkAccess(projects, { ...app, isLocal: false }))
    throw new HttpError(
      403,
      'unknown_origin',
      'This app is not allowed to use the project: add its origin to the project.',
    )
}
