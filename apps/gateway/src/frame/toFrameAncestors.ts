import type { Project } from '../server/projects/Project.js'
import { isAllowedParent, withScheme } from './isAllowedParent.js'

/**
 * Local origins, which every project allows: apps are developed there with the frame of production. Only programs of this device
 * have them, and a user approves each request in the frame. The policy has no syntax for IPv6 addresses: `parent` covers those. */
const localSources = ['localhost:*', '127.0.0.1:*', '*.localhost:*'].flatMap((host) => [
  `http://${host}`,
  `https://${host}`,
])
/** A host, or `*.` and at least two labels: any other wildcard means more hosts in a policy than in a project. */
const expressible = /^(https?):\/\/((?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|[a-z0-9-]+)(?::(\*|\d+))?$/

/**
 * Returns the value of `frame-ancestors` for the apps of a project; `'none'` for an unknown project. In a policy, `*.` also matches
 * several labels: the frame compares the exact origin of its parent again.
 *
 * @param parent Origin of the page that loads the frame, if it is known. It is named exactly, if a pattern of the project allows it.
 */
export function toFrameAncestors(project: Project | undefined, parent: string | undefined): string {
  if (!project) return "'none'"
  const sources = project.allowedOrigins.flatMap(toSources)
  const exact = parent !== undefined && isAllowedParent(project, parent) && isSource(parent) ? [parent] : []
  return [...new Set([...localSources, ...sources, ...exact])].join(' ')
}

/** Returns the sources of a pattern. */
function toSources(pattern: string): readonly string[] {
  const [, scheme, host = '', port] = expressible.exec(withScheme(pattern).toLowerCase()) ?? []
  if (host === '' || /^\*\.[^.]+$/.test(host)) return []
  const end = port === undefined ? '' : `:${port}`
  return [`${scheme}://${host}${end}`]
}

/** Whether an origin can be in a policy, which its characters must not end. */
function isSource(origin: string): boolean {
  return /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)
}
