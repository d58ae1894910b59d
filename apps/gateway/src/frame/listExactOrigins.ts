import type { Project } from '../projects/Project.js'

/** Returns the origins of a project that are no patterns, as browsers write them. Without a scheme, they are two. */
export function listExactOrigins({ allowedOrigins }: Project): readonly string[] {
  return allowedOrigins
    .filter((pattern) => !pattern.includes('*'))
    .flatMap((pattern) =>
      /^https?:\/\//i.test(pattern) ? [pattern] : [`https://${pattern}`, `http://${pattern}`],
    )
    .map((url) => new URL(url).origin)
}
