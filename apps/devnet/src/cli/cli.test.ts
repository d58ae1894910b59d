import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, test } from 'vitest'
import { freePort } from '../foundation/freePort.js'
import { openConnection, startProgram } from '../processes/program.fixtures.js'

const sources = new URL('./cli.ts', import.meta.url)
const cli = new URL(inject('programs').devnet)
const anyPorts = [
  ...['evm', 'solana', 'bitcoin', 'wallet', 'gateway', 'exchange', 'phone'].flatMap((name) => [
    `--${name}-port`,
    '0',
  ]),
  // Its frame must be built first.
  '--no-login',
]
const evmOnly = [...anyPorts, '--no-solana', '--no-bitcoin', '--no-gateway']

test.each([
  ['SIGINT', cli],
  ['SIGTERM', sources],
] as const)('behavior: prints the URLs, and stops on %s', async (signal, file) => {
  const program = startProgram(file, evmOnly)
  const output = await program.waitForOutput(/ODD .*\n/)
  const urls = output.match(/http:\S+/g) ?? []
  expect(output).toMatch(/^The devnet is ready\. Ctrl-C stops it\.\n/)
  expect(output).toMatch(/Devnet 31337 {2}.*\n {2}Devnet 31338 {2}.*\n {2}Wallet script {2}.*\/wallets\.js\n/)
  expect(urls).toHaveLength(4)
  program.process.kill(signal)
  expect(await program.ended).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Stopping the devnet …\n$/),
  })
  for (const url of urls) await expect(openConnection(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('behavior: leaves no processes when killed', async () => {
  const program = startProgram(cli, evmOnly)
  const urls = (await program.waitForOutput(/ODD .*\n/)).match(/http:\S+/g) ?? []
  const connections = await Promise.all(urls.map(openConnection))
  program.process.kill('SIGKILL')
  await Promise.all(connections.map(({ gone }) => gone))
  expect(urls).toHaveLength(4)
}, 180_000)

test('error: a port in use prints one sentence and exits with code 1', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await startProgram(cli, [...evmOnly, '--wallet-port', String(port)]).ended).toEqual({
    code: 1,
    output: '',
    errors: `Port ${port} is already in use, perhaps by another devnet: stop what uses it, or choose another port with --wallet-port <port>.\n`,
  })
  server.close()
}, 180_000)

test('error: the port of a server of the gateway', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const options = [...anyPorts, '--no-solana', '--no-bitcoin', '--gateway-port', String(port)]
  const { code, errors } = await startProgram(cli, options).ended
  expect(code).toBe(1)
  expect(errors).toContain('choose another port with --gateway-port <port>.\n')
  server.close()
}, 180_000)

test('error: an option that does not exist', async () => {
  const { code, errors } = await startProgram(cli, ['--nope']).ended
  expect(code).toBe(1)
  expect(errors).toMatch(/^Unknown option '--nope'.* See --help\.\n$/)
}, 180_000)

test('behavior: starts every chain, the gateway and the phone', async () => {
  const program = startProgram(cli, anyPorts)
  const output = await program.waitForOutput(/ODD .*\n/)
  const urls = output.match(/http:\S+/g) ?? []
  expect(output).toMatch(
    /Devnet Solana {3}http.*\n {2}Devnet Bitcoin {2}http.*\n {2}Gateway {9}http.*\n {2}Exchange {8}http.*\n {2}Phone {11}http.*\n {2}Wallet script/,
  )
  const connections = await Promise.all(urls.map(openConnection))
  program.process.kill('SIGINT')
  expect(await program.ended).toMatchObject({ code: 0, errors: '' })
  await Promise.all(connections.map(({ gone }) => gone))
  expect(urls).toHaveLength(9)
}, 180_000)

test('behavior: continues without a Bitcoin node', async () => {
  const nowhere = { XDG_CACHE_HOME: '/dev/null' }
  const program = startProgram(cli, [...anyPorts, '--no-solana', '--no-gateway'], nowhere)
  const output = await program.waitForOutput(/ODD .*\n/)
  program.process.kill('SIGINT')
  expect((await program.ended).errors).toMatch(
    /^The Bitcoin chain needs Debian's litecoind, .* Continuing without it\.\n$/m,
  )
  expect(output).not.toContain('Devnet Bitcoin')
}, 180_000)

test('behavior: runs a command when everything has started, and ends with its exit code', async () => {
  const fetchChain = `fetch(process.argv[1]).then(() => { console.log('The command ran.'); process.exit(3) })`
  const port = await freePort()
  const program = startProgram(cli, [
    ...evmOnly,
    ...['--evm-port', String(port), '--chain', '31337'],
    ...['--', process.execPath, '-e', fetchChain, `http://127.0.0.1:${port}`],
  ])
  expect(await program.ended).toMatchObject({
    code: 3,
    output: expect.stringMatching(/The devnet is ready.*The command ran\.\nStopping the devnet …\n$/s),
  })
}, 180_000)

test('behavior: development servers in the command send no telemetry, unless the environment sets it', async () => {
  const print = 'console.log(process.env.NEXT_TELEMETRY_DISABLED, process.env.ASTRO_TELEMETRY_DISABLED)'
  const program = startProgram(cli, [...evmOnly, '--', process.execPath, '-e', print], {
    ASTRO_TELEMETRY_DISABLED: '0',
  })
  expect((await program.ended).output).toContain('\n1 0\n')
}, 180_000)

test('behavior: a signal ends the command', async () => {
  const program = startProgram(cli, [
    ...evmOnly,
    ...['--', process.execPath, '-e', `console.log('running'); setInterval(() => {}, 1_000)`],
  ])
  await program.waitForOutput(/running/)
  program.process.kill('SIGTERM')
  expect(await program.ended).toMatchObject({
    code: 130,
    output: expect.stringMatching(/Stopping the devnet …\n$/),
  })
}, 180_000)

test('error: a command that does not exist stops the devnet', async () => {
  const { code, errors } = await startProgram(cli, [...evmOnly, '--', 'no-such-command']).ended
  expect(code).toBe(1)
  expect(errors).toBe('"no-such-command" cannot be started: spawn no-such-command ENOENT.\n')
}, 180_000)
