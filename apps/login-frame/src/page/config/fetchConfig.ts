import { ConfigError } from '@latchkit/core'
import { type FrameConfig, frameConfigSchema } from './FrameConfig.js'

/**
 * Fetches the configuration of a project from the frame's own server.
 *
 * @throws `ConfigError` if the server does not know the project, or its answer is not valid
 */
export async function fetchConfig(
  { projectId, parentOrigin }: { readonly projectId: string; readonly parentOrigin: string | undefined },
  fetch: typeof globalThis.fetch,
): Promise<FrameConfig> {
  // The server adds the origin of the app to the list if a pattern of the project allows it.
  const query = new URLSearchParams({ projectId, ...(parentOrigin && { origin: parentOrigin }) })
  const response = await fetch(`/config.json?${query}`)
  if (!response.ok)
    throw new ConfigError({ path: 'projectId', reason: `must be a known project, got "${projectId}"` })
  const parsed = frameConfigSchema.safeParse(await response.json())
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new ConfigError({ path: `config.json ${path}`, reason: 'must be a valid configuration of the frame' })
}
