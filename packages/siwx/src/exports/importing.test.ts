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

test('behavior: can be imported where TextEncoder is missing, as in jsdom, the environment of Jest', async () => {
  const parameters = ['--import', 'tsx', '--conditions=@latchkit/source', '--input-type=module', '-e', script]
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  expect(stdout.trim()).toBe('0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B')
})
