/**
 * Attacks a running gateway with a heap of 512 MB, scenario by scenario, and prints the observed limits: `pnpm abuse`,
 * `pnpm abuse --short` for the short ones, or `pnpm abuse batch` for the scenarios whose file name contains "batch". It uses
 * only loopback, and every scenario is bounded in requests and time. The exit code is 1 if a scenario failed.
 *
 * To add a scenario, create a file in `scenarios` that exports a `Scenario` named `scenario`. Its `name` states the
 * expected behaviour. `run` attacks a gateway from `start` and returns the observed limit ("64 MiB per address"), or
 * rejects. `connectAttacker` opens relay connections. If several source addresses are needed, `startProxied` starts the
 * gateway and `address` sets the source address. Every file in the folder is run.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCleanups } from '../src/foundation/createCleanups.js'
import type { Scenario, ScenarioTools } from './Scenario.js'
import { startServer } from './startServer.js'

type Outcome = { readonly name: string; readonly observed: string; readonly result: 'passed' | 'failed' }

const scenariosFolder = new URL('./scenarios/', import.meta.url)
const parameters = process.argv.slice(2).filter((argument) => argument !== '--')
const isShort = parameters.includes('--short')
const wanted = parameters.filter((parameter) => parameter !== '--short')
const files = readdirSync(scenariosFolder)
  .filter(
    (file) => file.endsWith('.ts') && wanted.every((part) => file.toLowerCase().includes(part.toLowerCase())),
  )
  .sort()

const outcomes: Outcome[] = []
for (const file of files) {
  const { scenario } = (await import(new URL(file, scenariosFolder).href)) as { readonly scenario: Scenario }
  if (isShort && !scenario.isShort) continue
  const start = performance.now()
  const outcome = await runScenario(scenario)
  outcomes.push(outcome)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${outcome.result}: ${scenario.name} (${outcome.observed}; ${seconds} s)`)
}
print(outcomes)
const isGreen = outcomes.length > 0 && outcomes.every(({ result }) => result === 'passed')
process.exitCode = isGreen ? 0 : 1

async function runScenario({ name, maxSeconds, run }: Scenario): Promise<Outcome> {
  const abort = new AbortController()
  const cleanups = createCleanups((error) => console.error(`${name}: while stopping:`, error))
  const tools: ScenarioTools = {
    signal: abort.signal,
    onEnd: cleanups.add,
    async start({ env, ...options } = {}) {
      const server = await startServer({ ...options, env: { DATA_DIR: tools.folder(), ...env } })
      cleanups.add(server.stop)
      return server
    },
    folder() {
      const folder = mkdtempSync(join(tmpdir(), 'latchkit-abuse-'))
      cleanups.add(() => rmSync(folder, { recursive: true, force: true }))
      return folder
    },
  }
  const timeout = new Promise<never>((_resolve, reject) =>
    abort.signal.addEventListener('abort', () => reject(new Error(`not finished after ${maxSeconds} s`))),
  )
  timeout.catch(() => {})
  const timer = setTimeout(() => abort.abort(), maxSeconds * 1000)
  try {
    return { name, observed: await Promise.race([run(tools), timeout]), result: 'passed' }
  } catch (error) {
    return { name, observed: error instanceof Error ? error.message : String(error), result: 'failed' }
  } finally {
    clearTimeout(timer)
    await cleanups.run()
  }
}

function print(rows: readonly Outcome[]): void {
  const columns = [{ name: 'Scenario', observed: 'Limit observed', result: 'Result' }, ...rows]
  const width = (key: 'name' | 'observed') => Math.max(...columns.map((row) => row[key].length))
  console.log()
  for (const { name, observed, result } of columns)
    console.log(`${name.padEnd(width('name'))}  ${observed.padEnd(width('observed'))}  ${result}`)
}
