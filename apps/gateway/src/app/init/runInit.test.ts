import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../../foundation/config/readSettings.js'
import { readFrameSettings } from '../../frame/readFrameSettings.js'
import { readRecoverySettings } from '../../recovery/readRecoverySettings.js'
import { startRecovery } from '../../recovery/startRecovery.js'
import { createTemporaryFolder, startProgram } from '../../testing/program.fixtures.js'
import { startGateway } from '../startGateway.js'
import { runInit } from './runInit.js'

const login = [
  ...['https://frame.example.net', 'https://recovery.example.org'],
  ...['smtps://user:password@mail.example.com', 'Example <login@example.com>'],
]

/** Runs `init` with lines of input. */
async function run(lines: readonly string[], folder = join(createTemporaryFolder(), 'config')) {
  const rest = [...lines]
  const printed: string[] = []
  const asked: string[] = []
  const ask = async (text: string) => {
    asked.push(text)
    return rest.shift()
  }
  const text = await runInit({ folder, ask, print: (line) => void printed.push(line) })
  return { folder, text, printed, asked, rest }
}

const first = ['https://gateway.example.com', 'demo', 'https://app.example.com', 'base, solana,bitcoin', '']

test('default: a gateway starts with the configuration of a few answers', async () => {
  const { folder, text, rest, asked } = await run([...first, ''])
  expect(rest).toEqual([])
  expect(asked.some((question) => question.includes('Redis'))).toBe(false)
  const settings = readSettings({ CONFIG_FILE: join(folder, 'gateway.json') })
  const gateway = await startGateway({ ...settings, port: 0 })
  onTestFinished(gateway.stop)
  const supported = await fetch(`${gateway.url}/v1/supported-chains?projectId=demo`)
  expect((await supported.json()).http).toEqual(expect.arrayContaining(['eip155:8453']))
  const options = { headers: { origin: 'https://other.example.com' } }
  expect((await fetch(`${gateway.url}/projects/v1/origins?projectId=other`, options)).status).toBe(401)
  expect(text).toContain(
    `CONFIG_FILE=${join(folder, 'gateway.json')} pnpm --filter @latchkit/gateway run check`,
  )
})

test('behavior: a configuration with a login service has settings for three programs', async () => {
  const { folder, text } = await run([...first, ...login])
  const settings = readSettings({ CONFIG_FILE: join(folder, 'gateway.json') })
  const gateway = await startGateway({ ...settings, port: 0 })
  onTestFinished(gateway.stop)
  const frame = readFrameSettings({ CONFIG_FILE: join(folder, 'frame.json') })
  expect(frame).toMatchObject({ loginUrl: first[0], recoveryUrl: login[1], publicUrl: login[0] })
  expect(Object.keys(frame.rpcUrls)).toEqual(['eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
  const recovery = readRecoverySettings({ CONFIG_FILE: join(folder, 'recovery/recovery.json') })
  const service = await startRecovery({ ...recovery, port: 0, minFreeBytes: 0 })
  onTestFinished(service.stop)
  expect(text).toContain('recovery to another machine')
  expect(text).toContain('pnpm --filter @latchkit/login-frame run manifest')
})

test('behavior: the proxy of each machine has a configuration of nginx', async () => {
  const { folder, text } = await run([...first, ...login])
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const listServers = (config: string) =>
    [...config.matchAll(/server_name (\S+);|proxy_pass (\S+);/g)].map(([, name, target]) => name ?? target)
  expect(listServers(read('nginx.conf'))).toEqual([
    ...['gateway.example.com', 'http://127.0.0.1:8790', 'frame.example.net', 'http://127.0.0.1:8792'],
  ])
  expect(listServers(read('recovery/nginx.conf'))).toEqual(['recovery.example.org', 'http://127.0.0.1:8791'])
  expect(text).toContain(`${join(folder, 'nginx.conf')} does so with nginx`)
})

test('behavior: without TLS there is no configuration of a proxy', async () => {
  const { folder, text } = await run(['http://127.0.0.1:8790', ...first.slice(1), ''])
  expect(readdirSync(folder)).not.toContain('nginx.conf')
  expect(text).not.toContain('nginx')
})

test('behavior: only the user who runs it can read the files, and two runs have no secret in common', async () => {
  const [one, two] = await Promise.all([run([...first, ...login]), run([...first, ...login])])
  const files = readdirSync(one.folder, { recursive: true }).map(String)
  for (const name of files) expect(statSync(join(one.folder, name)).mode & 0o077, name).toBe(0)
  const read = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const listSecrets = (folder: string) => {
    const { metricsToken, imageKey } = read(folder, 'gateway.json')
    const { pepper, keks } = read(folder, 'login.json')
    const keys = ['sign-in.pem', 'attestation.pem'].map((name) => readFileSync(join(folder, name), 'utf8'))
    return [metricsToken, imageKey, pepper, keks[0].key, ...keys]
  }
  const secrets = [...listSecrets(one.folder), ...listSecrets(two.folder)]
  expect(new Set(secrets).size).toBe(12)
})

test('behavior: asks again after an invalid answer, and says what it must be', async () => {
  const [url = '', ...others] = first
  const { printed } = await run([
    'gateway.example.com',
    `${url}/path`,
    url,
    ...others.slice(0, 1),
    '',
    ...others.slice(1),
    '',
  ])
  expect(printed).toEqual([
    'It must be an origin such as https://gateway.example.com, without a path.',
    'It must be an origin such as https://gateway.example.com, without a path.',
    'It must be origins such as https://app.example.com, separated by commas.',
  ])
})

test('error: the folder has files', async () => {
  const folder = createTemporaryFolder()
  writeFileSync(join(folder, 'login.json'), 'secret')
  await expect(run([...first, ''], folder)).rejects.toThrow(`${folder} is not empty`)
  expect(readFileSync(join(folder, 'login.json'), 'utf8')).toBe('secret')
})

test('error: the input ends, and no file is written', async () => {
  const folder = createTemporaryFolder()
  await expect(run(first.slice(0, 3), folder)).rejects.toThrow('The input ended')
  expect(readdirSync(folder)).toEqual([])
})

test('behavior: the command reads the answers from its input', async () => {
  const folder = join(createTemporaryFolder(), 'config')
  const program = startProgram({}, ['init', folder])
  program.process.stdin.end(`${[...first, ''].join('\n')}\n`)
  const { code, output, errors } = await program.ended
  expect(errors).toBe('')
  expect(code).toBe(0)
  expect(output).toContain(`The configuration is in ${folder}.`)
})
