import { expect, test } from 'vitest'
import { createPortTakenError } from '../foundation/DevnetError.js'
import { explainPort } from './explainPort.js'
import { parseArguments } from './parseArguments.js'

const parsed = parseArguments([])
const options = parsed === 'help' ? {} : parsed

test.each([
  [8545, '--evm-port'],
  [8546, '--evm-port'],
  [8900, '--solana-port'],
  [8549, '--wallet-port'],
  [8790, '--frame-port'],
])('default: port %i is set by %s', (port, option) => {
  expect(explainPort(createPortTakenError(port, 'a server').message, options)).toBe(
    `Port ${port} is already in use, perhaps by another devnet: stop what uses it, or choose another port with ${option} <port>.`,
  )
})

test('behavior: the message of a gateway names its own setting', () => {
  const message =
    'The gateway does not start: Port 8791 of 127.0.0.1 cannot be used (another program listens on it: stop that program, or set PORT).'
  expect(explainPort(message, options)).toContain('with --recovery-port <port>.')
})

test('behavior: other messages and ports stay', () => {
  expect(explainPort('Port 1 is not allowed.', options)).toBe('Port 1 is not allowed.')
  const { message } = createPortTakenError(9999, 'a server')
  expect(explainPort(message, options)).toBe(message)
})
