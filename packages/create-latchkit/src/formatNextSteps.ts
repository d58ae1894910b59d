import { relative } from 'node:path'
import { type PackageManager, toExecCommand, toRunCommand } from './packageCommands.js'

type Steps = {
  /** The path of the app. */
  readonly path: string
  readonly cwd: string
  readonly manager: PackageManager
  readonly isInstalled: boolean
}

/** Returns the commands that the user enters next. */
export function formatNextSteps({ path, cwd, manager, isInstalled }: Steps): string {
  const folder = relative(cwd, path)
  const commands = [
    ...(folder === '' ? [] : [`cd ${/\s/.test(folder) ? JSON.stringify(folder) : folder}`]),
    ...(isInstalled ? [] : [`${manager} install`]),
    toRunCommand(manager, 'dev'),
  ]
  const browser = toExecCommand(manager, 'playwright install chromium')
  return [
    'Next:',
    '',
    ...commands.map((command) => `  ${command}`),
    '',
    `To test in a browser: ${browser}, then ${toRunCommand(manager, 'test')}.`,
    '',
  ].join('\n')
}
