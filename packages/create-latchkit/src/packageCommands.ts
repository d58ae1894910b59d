/** The name of a package manager. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** A package manager, with its version if it is known. */
export type Agent = { readonly manager: PackageManager; readonly version?: string | undefined }

/**
 * Returns the package manager that runs this program. All set the variable `npm_config_user_agent`, such as
 * `pnpm/10.1.0 npm/? node/v22.0.0 linux x64`.
 */
export function detectPackageManager(userAgent = ''): Agent {
  const [name, version] = (userAgent.split(' ')[0] ?? '').split('/')
  const isKnown = name === 'pnpm' || name === 'yarn' || name === 'bun'
  return isKnown ? { manager: name, version } : { manager: 'npm' }
}

/** Returns the command that runs a script of the app. */
export function toRunCommand(manager: PackageManager, script: string): string {
  if (script === 'test' && manager !== 'bun') return `${manager} test`
  return manager === 'yarn' ? `yarn ${script}` : `${manager} run ${script}`
}

/** Returns the command that runs a program of a package of the app. */
export function toExecCommand(manager: PackageManager, program: string): string {
  if (manager === 'npm') return `npx ${program}`
  return manager === 'bun' ? `bunx ${program}` : `${manager} exec ${program}`
}

/** Replaces the commands of npm in a text, and aligns the comments after them. */
export function replaceCommands(text: string, manager: PackageManager): string {
  const replaced = text
    .replace(/\bnpm run ([\w-]+)/g, (_, script: string) => toRunCommand(manager, script))
    .replace(/\bnpm test\b/g, toRunCommand(manager, 'test'))
    .replace(/\bnpx (playwright install chromium)/g, (_, program: string) => toExecCommand(manager, program))
  return replaced.replace(/^```sh\n[^`]*^```/gm, alignComments)
}

function alignComments(block: string): string {
  const parts = block.split('\n').map((line) => line.split(/ +# /))
  const column = Math.max(...parts.map(([command = '', comment]) => (comment ? command.length : 0)))
  return parts
    .map(([command = '', comment]) => (comment ? `${command.padEnd(column)}   # ${comment}` : command))
    .join('\n')
}
