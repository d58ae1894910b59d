import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { startDevnet } from '../../apps/devnet/src/exports/index.js'
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { start } from '../processes.mjs'
import { readStartPage } from './readStartPage.mjs'

/** @typedef {import('../../interop/start/stacks.mjs').Stack} Stack */
/** @typedef {import('./readStartPage.mjs').Way} Way */
/** @typedef {import('./readStartPage.mjs').Step} Step */
/** @typedef {Awaited<ReturnType<typeof startDevnet>>} Devnet */

/**
 * The time of a reader until a wallet is connected.
 *
 * @typedef {{ title: string, commands: number, createSeconds: number, installSeconds: number, connectSeconds: number, note: string }} Timing
 */

/** Names of a connected account on the button: the first account of Harbor. */
const connectedName = /0xf39.*2266/i

/**
 * Does what the getting-started pages say, in new folders: enters their commands, writes their samples as they stand, and connects a wallet
 * in Chromium, in development and in a build. The commands use the given registry, and all others as on any machine.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.temp A folder outside the workspace.
 * @param {NodeJS.ProcessEnv} options.env Settings of the registry.
 * @param {readonly Stack[]} options.stacks The pages.
 * @param {(check: string, action: () => Promise<unknown>) => Promise<boolean>} options.measure
 */
export async function tryStartPages({ root, temp, env, stacks, measure }) {
  /** @type {Timing[]} */
  const timings = []
  // The chain of the pages. Their other servers are public ones, which the tests cut off.
  const devnet = await startDevnet({ chainIds: [1] })
  try {
    for (const stack of stacks) {
      const file = join(root, `apps/docs/src/content/docs/start/${stack.name}.md`)
      const ways = readStartPage(readFileSync(file, 'utf8'))
      for (const [index, way] of ways.entries()) {
        const folder = join(temp, `start-${stack.name}-${index}`)
        rmSync(folder, { recursive: true, force: true })
        mkdirSync(folder, { recursive: true })
        const reader = createReader({ root, folder, env, devnet, stack, way })
        const isDone = await measure(`${stack.name}: ${reader.title}`, reader.read)
        if (isDone) timings.push(reader.getTiming())
      }
    }
  } finally {
    await devnet.stop()
  }
  printTimings(timings)
}

/** @param {readonly Timing[]} timings */
function printTimings(timings) {
  console.log(
    '\n| stack | commands | create | install | start and connect | seconds | |\n|---|---|---|---|---|---|---|',
  )
  for (const { title, commands, createSeconds, installSeconds, connectSeconds, note } of timings) {
    const seconds = [createSeconds, installSeconds, connectSeconds]
    const sum = seconds.reduce((total, each) => total + each, 0)
    console.log(
      `| ${title} | ${commands} | ${seconds.map((each) => each.toFixed(1)).join(' | ')} | **${sum.toFixed(0)}** | ${note} |`,
    )
  }
}

/**
 * @param {{ root: string, folder: string, env: NodeJS.ProcessEnv, devnet: Devnet, stack: Stack, way: Way }} options
 */
function createReader({ root, folder, env, devnet, stack, way }) {
  const first = way.sections[0]?.steps[0]
  const isScaffold = first?.kind === 'command' && first.command.includes('latchkit')
  const title = isScaffold ? '`npm create latchkit`' : 'by hand'
  const timing = {
    title: `${stack.name}, ${title}`,
    ...{ commands: 0, createSeconds: 0, installSeconds: 0, connectSeconds: 0, note: '' },
  }
  let cwd = folder

  /** @param {string} command */
  async function enter(command) {
    const child = collect(command.split(' '), cwd, env)
    const code = await child.exited
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${child.getOutput().slice(-3000)}`)
  }

  /** @param {string} command */
  async function create(command) {
    const app = /my-[\w-]+/.exec(command)?.[0] ?? ''
    try {
      await enter(command)
      if (!existsSync(join(cwd, app, 'package.json'))) throw new Error(`${command} created no app.`)
    } catch (error) {
      if (!stack.starter || isScaffold) throw error
      timing.note = `from \`interop/start/${stack.starter}\`: \`${command}\` failed on this machine`
      cpSync(join(root, 'interop/start', stack.starter), join(cwd, app), { recursive: true })
      // The command installs packages.
      await collect(['npm', 'install'], join(cwd, app), env).exited
    }
  }

  /** Starts a server, connects a wallet on its page, and stops it. @param {string} command */
  async function connectAt(command) {
    const server = collect(command.split(' '), cwd, env)
    try {
      const url = await server.waitForUrl()
      await connectInChromium(url, isScaffold ? '' : devnet.wallets.script)
    } catch (error) {
      throw new Error(
        `${command}: ${error instanceof Error ? error.message : error}\n${server.getOutput().slice(-2000)}`,
        {
          cause: error,
        },
      )
    } finally {
      await server.stop()
    }
  }

  /** @param {Step} step */
  async function take(step) {
    if (step.kind === 'file') {
      const path = join(cwd, step.path)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, step.code)
      return
    }
    const { command } = step
    const since = performance.now()
    const add = (/** @type {'createSeconds' | 'installSeconds' | 'connectSeconds'} */ name) => {
      timing[name] += (performance.now() - since) / 1000
    }
    timing.commands += 1
    if (command.startsWith('cd ')) cwd = join(cwd, command.slice(3))
    else if (command === 'npm run dev' || command === 'npm start') {
      await connectAt(command)
      add('connectSeconds')
    } else if (step === first) {
      await create(command)
      add('createSeconds')
    } else {
      await enter(command)
      add('installSeconds')
    }
  }

  async function read() {
    for (const { heading, steps } of way.sections) {
      for (const step of steps) await take(step)
      try {
        if (stack.typecheck && !isScaffold) await enter(stack.typecheck)
        await enter('npm run build')
        // A build of the scaffold is for public networks, and its wallets are those of the browser.
        if (!isScaffold) await connectAt(stack.serve)
      } catch (error) {
        throw new Error(`in the section "${heading}": ${error instanceof Error ? error.message : error}`, {
          cause: error,
        })
      }
    }
  }

  return { title, read, getTiming: () => timing }
}

/**
 * @param {string} url
 * @param {string} walletScript Installs the wallets of the devnet on the page. Empty: the page does.
 */
async function connectInChromium(url, walletScript) {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs })
  try {
    const context = await browser.newContext()
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
      (route) => route.abort().catch(() => {}),
    )
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    /** @type {string[]} */
    const errors = []
    page.on('pageerror', ({ message }) => errors.push(message))
    if (walletScript) await page.addInitScript({ content: walletScript })
    await page.goto(url)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: /harbor/i }).click()
    await page.getByRole('button', { name: connectedName }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: connectedName }).waitFor()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    if (errors.length > 0) throw new Error(`the page has errors: ${[...new Set(errors)].join(' | ')}`)
  } finally {
    await browser.close()
  }
}

/**
 * Starts a command, and keeps its output.
 *
 * @param {readonly string[]} command @param {string} cwd @param {NodeJS.ProcessEnv} env
 */
function collect(command, cwd, env) {
  let output = ''
  const child = start(command, {
    cwd,
    env: {
      ...env,
      ...{ NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '', NO_COLOR: '1' },
      // pnpm runs this script. `create-next-app` installs with the package manager that is named here, and a reader has npm.
      npm_config_user_agent: '',
    },
    onOutput: (text) => {
      output += text
    },
  })
  let hasEnded = false
  child.exited.then(() => {
    hasEnded = true
  })
  /** @returns {Promise<string>} The address that a server prints, once it responds. */
  async function waitForUrl() {
    const latest = Date.now() + 180_000
    while (Date.now() < latest && !hasEnded) {
      const url = findPageUrl(output)
      if (url && (await isReachable(url))) return url
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error('the server did not start.')
  }
  return { ...child, getOutput: () => output, waitForUrl }
}

/** @param {string} url */
async function isReachable(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** @param {string} output The devnet of the scaffold prints its own addresses before. */
function findPageUrl(output) {
  return [...output.matchAll(/(?:Local:|react-router-serve\]|Local)\s+(http:\/\/[\w.:]+)/g)].at(-1)?.[1]
}
