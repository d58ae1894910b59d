import { expect, test } from 'vitest'
import { DevnetError } from '../DevnetError.js'
import { parseArguments, usage } from './parseArguments.js'

test('default', () => {
  expect(parseArguments([])).toEqual({ evmPort: 8545, walletPort: 8549 })
})

test('behavior: every option is in the usage', () => {
  for (const option of ['--evm-port', '--wallet-port', '--chain', '--legacy', '--help'])
    expect(usage).toContain(option)
  expect(parseArguments(['--evm-port', '1', '--help'])).toBe('help')
})

test('param: every option', () => {
  const args = [
    '--evm-port=9000',
    '--wallet-port',
    '0',
    '--chain',
    '31337',
    '--chain',
    '1337',
    '--legacy',
    'meadow',
  ]
  expect(parseArguments(args)).toEqual({
    evmPort: 9000,
    walletPort: 0,
    chainIds: [31337, 1337],
    legacy: 'meadow',
  })
})

test.each([
  [['--evm-port', 'x'], '--evm-port is a whole number up to 65535, not "x".'],
  [['--wallet-port', '65536'], '--wallet-port is a whole number up to 65535, not "65536".'],
  [['--chain', '1.5'], '--chain is a whole number up to 9007199254740991, not "1.5".'],
  [['--chain', ''], '--chain is a whole number up to 9007199254740991, not "".'],
  [['--legacy', 'metamask'], '--legacy is harbor or meadow, not "metamask".'],
])('error: %j', (args, message) => {
  expect(() => parseArguments(args)).toThrow(new DevnetError(message))
})

test('error: a word that is no option', () => {
  expect(() => parseArguments(['start'])).toThrow(DevnetError)
})
