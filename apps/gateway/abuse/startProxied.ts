import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScenarioTools } from './Scenario.js'
import type { Server, ServerOptions } from './startServer.js'

/** Starts a gateway that trusts this machine as its proxy, so that an attacker can use any source address. */
export function startProxied(
  { start, folder }: ScenarioTools,
  { env, ...options }: ServerOptions = {},
): Promise<Server> {
  const projectsFile = join(folder(), 'projects.json')
  writeFileSync(projectsFile, JSON.stringify({ projects: [{ id: 'abuse', allowedOrigins: [] }] }))
  return start({ ...options, env: { TRUST_PROXY: 'loopback', PROJECTS_FILE: projectsFile, ...env } })
}
