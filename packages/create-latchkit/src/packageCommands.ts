/** A package manager, with its command lines. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

/**
 * Returns the package manager that runs this program. All set the variable `npm_config_user_agent`, such as
 * `pnpm/10.1.0 npm/? node/v22.0.0 linux x64`.
 */
export function detectPackageManager(userAgent = ''): PackageManager {
  const name = userAgent.split('/')[0]
  return name === 'pnpm' || name === 'yarn' || name === 'bun' ? name : 'npm'
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
