import type { Agent } from './packageCommands.js'

/**
 * Returns the files that an app needs for its package manager, by name. The field `packageManager` is left out: with it, pnpm and Corepack look
 * for that version in the registry before each command, and the app works offline.
 */
export function createManagerFiles({ manager, version }: Agent): Readonly<Record<string, string>> {
  // By default, pnpm can contact the registry before it runs a script.
  if (manager === 'pnpm') return { 'pnpm-workspace.yaml': 'verifyDepsBeforeRun: false\n' }
  if (manager !== 'yarn') return {}
  return {
    // The devnet starts programs of its packages by their path, which Plug'n'Play keeps in archives.
    ...(version?.split('.')[0] === '1' ? {} : { '.yarnrc.yml': 'nodeLinker: node-modules\n' }),
    // In a folder without one, Yarn takes the app for a part of a project above.
    'yarn.lock': '',
  }
}
