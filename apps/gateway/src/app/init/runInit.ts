import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GatewayError } from '../../foundation/GatewayError.js'
import { createFiles } from './createFiles.js'
import { type Answers, createQuestions } from './questions.js'

const presetsFolder = fileURLToPath(new URL('../../../presets', import.meta.url))

/** Options of `runInit`. */
export type InitOptions = {
  /** Folder of the configuration. It must not exist, or be empty. */
  readonly folder: string
  /** Asks a question. Returns `undefined` at the end of the input. */
  readonly ask: (text: string) => Promise<string | undefined>
  readonly print: (text: string) => void
}

/**
 * Asks for what a configuration needs, and writes it with new secrets, which only the user who runs it can read.
 *
 * @returns What to do next.
 * @throws GatewayError if the folder has files, or the input ends.
 */
export async function runInit({ folder: given, ask, print }: InitOptions): Promise<string> {
  const folder = resolve(given)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new GatewayError(`${folder} is not empty: pass a new folder, so that no secret is overwritten.`)
  const presets = readdirSync(presetsFolder).flatMap((name) =>
    name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [],
  )
  const answers: Record<keyof Answers, string> = {
    ...{ publicUrl: '', projectId: '', origins: '', networks: '', databaseUrl: '', redisUrl: '' },
    ...{ frameOrigin: '', recoveryUrl: '', smtpUrl: '', mailFrom: '' },
  }
  for (const { key, text, fallback, findProblem, isAsked = () => true } of createQuestions(presets)) {
    if (!isAsked(answers)) continue
    const hint = fallback ? ` [${fallback}]` : ''
    for (;;) {
      const line = await ask(`${text}${hint}: `)
      if (line === undefined)
        throw new GatewayError('The input ended before the last question. No file was written.')
      const answer = line.trim() || (fallback ?? '')
      const problem = findProblem(answer)
      answers[key] = answer
      if (problem === undefined) break
      print(problem)
    }
  }
  const files = createFiles({
    ...{ answers, folder, tokensDir: join(presetsFolder, 'tokens') },
    readPreset: (name) => JSON.parse(readFileSync(join(presetsFolder, `${name}.json`), 'utf8')),
  })
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' })
  }
  return describeNext({ folder, answers, hasProxy: 'nginx.conf' in files })
}

type Written = { readonly folder: string; readonly answers: Answers; readonly hasProxy: boolean }

function describeNext({ folder, answers, hasProxy }: Written): string {
  const { publicUrl, frameOrigin, recoveryUrl } = answers
  const run = (name: string, command: string) =>
    `  CONFIG_FILE=${join(folder, name)} pnpm --filter @latchkit/gateway run ${command}`
  const proxies = [
    `${publicUrl} to 127.0.0.1:8790`,
    ...(frameOrigin
      ? [`${frameOrigin} to 127.0.0.1:8792`, `${recoveryUrl} to port 8791 of another machine`]
      : []),
  ]
  return [
    `The configuration is in ${folder}. Public nodes are in chains.json: put your own ones first.`,
    ...proxies.map((proxy) => `Let your proxy with TLS forward ${proxy}.`),
    ...(hasProxy ? [`${join(folder, 'nginx.conf')} does so with nginx: copy it to /etc/nginx/conf.d.`] : []),
    ...(frameOrigin
      ? [
          `Move ${join(folder, 'recovery')} to another machine, with the same path, and delete it here.`,
          'Build the login frame, and sign it with a key that stays away from the server:',
          '  pnpm --filter @latchkit/login-frame run build',
          '  pnpm --filter @latchkit/login-frame run manifest --key ~/keys/frame-release.json --generate-key',
        ]
      : []),
    'Start:',
    run('gateway.json', 'start'),
    ...(frameOrigin ? [run('frame.json', 'frame'), run('recovery/recovery.json', 'recovery')] : []),
    'Then check each line:',
    run('gateway.json', 'check'),
  ].join('\n')
}
