import { createHash } from 'node:crypto'
import type { RouteRequest, RouteResponse } from '../server/http/Route.js'
import type { Project } from '../server/projects/Project.js'
import type { FrameHeaders } from './createFrameHeaders.js'
import { isAllowedParent } from './isAllowedParent.js'

const script = "parent.postMessage({ type: '@w3m-frame/REFUSED' }, '*')"
const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
const body = `<!doctype html><meta charset="utf-8"><title>Refused</title><script>${script}</script>`

/**
 * Creates the page that an app gets instead of the frame if its project does not list its origin. It only says so: a frame that `frame-ancestors`
 * blocks cannot, and the app would wait for its time limit. It has no code of the frame, so any page may embed it.
 *
 * @returns The page; `undefined` if the request is none of an `iframe`, or its page may embed the frame.
 */
export function createRefusalPage(
  { raw }: RouteRequest,
  { headers, project, parent }: RefusedParent,
): RouteResponse | undefined {
  const isEmbedded = raw.headers['sec-fetch-dest'] === 'iframe' && parent !== undefined
  if (!isEmbedded || (project && isAllowedParent(project, parent))) return undefined
  return { headers: headers.refusal(hash), body }
}

type RefusedParent = {
  readonly headers: FrameHeaders
  readonly project: Project | undefined
  /** Origin of the page that loads the frame. */
  readonly parent: string | undefined
}
