import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { parseShape } from '../../foundation/config/parseShape.js'
import { readJson } from '../../foundation/config/readJson.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { watchFolder } from '../../foundation/watchFolder.js'
import { type Project, projectsSchema } from './Project.js'

/** The current projects. */
export type Projects = {
  readonly list: () => readonly Project[]
  readonly close: () => void
}

/**
 * Reads the projects, and reads their file again when it changes. A change applies to new connections. An invalid change
 * is logged, and the last valid list stays in use.
 *
 * @param source The list, or the path of its file. Without either, every id is accepted from this machine.
 * @throws GatewayError if the list is invalid, or its file does not exist.
 */
export function openProjects(source: readonly Project[] | string | undefined, logger: Logger): Projects {
  if (typeof source !== 'string') return inMemory(source ?? [], logger)
  let projects = readProjects(source)
  announce(projects, logger)
  const reload = () => {
    try {
      projects = readProjects(source)
      announce(projects, logger)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      logger.error(`${error.message} The previous projects stay in use.`)
    }
  }
  const stop = watchFolder(dirname(source), reload, (error) =>
    logger.error(error, 'projects are not watched'),
  )
  return { list: () => projects, close: stop }
}

function inMemory(given: readonly Project[], logger: Logger): Projects {
  const { projects } = parseShape('The list of projects', { projects: given }, projectsSchema)
  announce(projects, logger)
  return { list: () => projects, close: () => {} }
}

function readProjects(file: string): readonly Project[] {
  if (!existsSync(file))
    throw new GatewayError(`There is no ${file}: create it, or point PROJECTS_FILE at the list of projects.`)
  return readJson(file, projectsSchema).projects
}

function announce(projects: readonly Project[], logger: Logger): void {
  if (projects.length > 0) return void logger.info({ projects: projects.length }, 'projects loaded')
  logger.warn(
    'No projects are configured: every project id is accepted, from this machine only. List projects in PROJECTS_FILE to serve others.',
  )
}
