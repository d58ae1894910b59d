import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = `
  delete globalThis.TextEncoder
  delete globalThis.TextDecoder
  const { createMessage, parseMessage } = await import('@latchkit/siwx')
  await import('@latchkit/siwx/server')
  const message = createMessage({
    chainId: 'eip155:1',
    address: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
    domain: 'dapp.example',
    uri: 'https://dapp.example',
    version: '1',
    nonce: 'abcdefgh',
    issuedAt: '2026-01-01T00:00:00.000Z',
  })
  console.log(parseMessage(message).address)
`

/** Runs a module in a new process, and returns what it writes. */
async function run(script: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const parameters = ['--import', 'tsx', '--conditions=@latchkit/source', '--input-type=module', '-e', script]
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const env = { ...process.env, NODE_OPTIONS: '' }
  return promisify(execFile)(process.execPath, parameters, { cwd, env })
}

test('behavior: can be imported where TextEncoder is missing, as in jsdom, the environment of Jest', async () => {
  expect((await run(script)).stdout.trim()).toBe('0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B')
})

/** Writes the names of the verifiers that are loaded to the error output. */
const hook = `
  import { writeSync } from 'node:fs'
  export function load(url, context, next) {
    const [name] = /verify(?:Evm|Solana|Bitcoin)(?=[.]ts$)/.exec(url) ?? []
    if (name) writeSync(2, 'loaded:' + name + ';')
    return next(url, context)
  }
`
const verification = (chainId: string, address: string) => `
  import { register } from 'node:module'
  register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hook)}))
  const { createMessage, verifyMessage } = await import('@latchkit/siwx')
  const expected = { domain: 'dapp.example', nonce: 'abcdefgh' }
  const signed = { chainId: '${chainId}', address: '${address}', uri: 'https://dapp.example', version: '1' }
  const message = createMessage({ ...expected, ...signed, issuedAt: new Date().toISOString() })
  await verifyMessage({ message, signature: '0x' + '11'.repeat(65), expected })
`

test.each([
  ['eip155:1', '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', 'verifyEvm'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '11111111111111111111111111111112', 'verifySolana'],
  ['bip122:000000000019d6689c085ae165831e93', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'verifyBitcoin'],
])('behavior: a signature of %s loads the verifier of its namespace, and no other', async (...row) => {
  const [chainId, address, verifier] = row
  const { stderr } = await run(verification(chainId, address))
  expect(stderr.match(/loaded:\w+/g)).toEqual([`loaded:${verifier}`])
})
