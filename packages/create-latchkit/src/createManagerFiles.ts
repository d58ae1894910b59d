import type { Agent } from './packageCommands.js'

/** What an app has for its package manager: files, and the field of `package.json` that other tools read. */
export type ManagerFiles = {
  readonly files: Readonly<Record<string, string>>
  readonly packageManager?: string
}

/** Returns what an app needs so that its package manager, and no other one, installs it. */
export function createManagerFiles({ manager, version }: Agent): ManagerFiles {
  // Corepack reads the field, and knows only these two.
  const named = version && /^\d+\.\d+\.\d+$/.test(version) ? { packageManager: `${manager}@${version}` } : {}
  if (manager === 'pnpm')
    return {
      files: {
        // A script would contact the registry before it runs, and the app works offline.
        'pnpm-workspace.yaml': 'verifyDepsBeforeRun: false\n',
      },
      ...named,
    }
  if (manager !== 'yarn') return { files: {} }
  return {
    files: {
      // The devnet starts programs of its packages by their path, which Plug'n'Play keeps in archives.
      ...(version?.startsWith('1.') ? {} : { '.yarnrc.yml': 'nodeLinker: node-modules\n' }),
      // In a folder without one, Yarn takes the app for a part of a project above.
      'yarn.lock': '',
    },
    ...named,
  }
}
