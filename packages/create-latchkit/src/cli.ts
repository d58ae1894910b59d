#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { askAnswers } from './askAnswers.js'
import { CreateError } from './CreateError.js'
import { createProject } from './createProject.js'
import { formatNextSteps } from './formatNextSteps.js'
import { detectPackageManager, type PackageManager } from './packageCommands.js'
import { parseArguments, usage } from './parseArguments.js'

/** The folder of this package. */
const source = fileURLToPath(new URL('..', import.meta.url))

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CreateError)) throw error
  if (error.message) console.error(error.message)
  process.exitCode = 1
}

async function run(args: readonly string[]): Promise<void> {
  const given = parseArguments(args)
  if (given === 'help') return console.log(usage)
  const agent = detectPackageManager(process.env.npm_config_user_agent)
  const { manager } = agent
  const answers = await askAnswers(given, process.stdin.isTTY === true)
  const path = createProject(answers, source, agent)
  console.log(`\nCreated ${path}`)
  const isInstalled = given.isInstalled && (await install(manager, path))
  console.log(`\n${formatNextSteps({ path, cwd: process.cwd(), manager, isInstalled })}`)
}

/** Installs the packages of the app. Resolves with whether it succeeded: the app can be installed again. */
async function install(manager: PackageManager, cwd: string): Promise<boolean> {
  console.log(`\nInstalling with ${manager} …\n`)
  const child = spawn(manager, ['install'], { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  if (code !== 0)
    console.error(`\n"${manager} install" did not finish. The app is complete without its packages.`)
  return code === 0
}
