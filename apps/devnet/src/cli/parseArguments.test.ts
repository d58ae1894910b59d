import { expect, test } from 'vitest'
import { DevnetError } from '../foundation/DevnetError.js'
import { parseArguments, usage } from './parseArguments.js'

test('default', () => {
  expect(parseArguments([])).toEqual({
    evmPort: 8545,
    solana: true,
    solanaPort: 8899,
    solanaBlockMs: 400,
    bitcoin: true,
    bitcoinPort: 3002,
    walletPort: 8549,
    gateway: true,
    gatewayPort: 8787,
    exchangePort: 8789,
    phone: true,
    phonePort: 8788,
    login: {
      frameDir: expect.stringMatching(/login-frame\/dist$/),
      framePort: 8790,
      recoveryPort: 8791,
      inboxPort: 8792,
      providerPort: 8793,
      farcasterPort: 8794,
    },
    history: 400,
  })
})

test('behavior: the usage lists every option', () => {
  const options =
    'evm-port solana-port bitcoin-port wallet-port gateway-port exchange-port phone-port frame-port recovery-port inbox-port provider-port farcaster-port chain history no-solana no-bitcoin no-gateway no-phone no-login legacy help'.split(
      ' ',
    )
  for (const option of options) expect(usage).toContain(`--${option}`)
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
    '--solana-port=8890',
    '--bitcoin-port=3000',
    '--no-solana',
    '--no-bitcoin',
    '--gateway-port=8700',
    '--phone-port=8701',
    '--no-gateway',
    '--history=0',
  ]
  expect(parseArguments(args)).toEqual({
    evmPort: 9000,
    solana: false,
    solanaPort: 8890,
    solanaBlockMs: 400,
    bitcoin: false,
    bitcoinPort: 3000,
    walletPort: 0,
    gateway: false,
    gatewayPort: 8700,
    exchangePort: 8789,
    phone: false,
    phonePort: 8701,
    chainIds: [31337, 1337],
    history: 0,
    legacy: 'meadow',
  })
})

test('param: ports of the login, and --no-login', () => {
  const ports = [
    '--frame-port=1',
    '--recovery-port=2',
    '--inbox-port=3',
    '--provider-port=4',
    '--farcaster-port=5',
  ]
  expect(parseArguments(ports)).toMatchObject({
    login: { framePort: 1, recoveryPort: 2, inboxPort: 3, providerPort: 4, farcasterPort: 5 },
  })
  expect(parseArguments(['--no-login'])).not.toHaveProperty('login')
})

test('param: --no-phone keeps the gateway', () => {
  expect(parseArguments(['--no-phone'])).toMatchObject({ gateway: true, phone: false })
})

test.each([
  [['--evm-port', 'x'], '--evm-port must be a whole number up to 65535, got "x".'],
  [['--solana-port', '65535'], '--solana-port must be a whole number up to 65534, got "65535".'],
  [['--bitcoin-port', ''], '--bitcoin-port must be a whole number up to 65535, got "".'],
  [['--wallet-port', '65536'], '--wallet-port must be a whole number up to 65535, got "65536".'],
  [['--chain', '1.5'], '--chain must be a whole number up to 9007199254740991, got "1.5".'],
  [['--chain', ''], '--chain must be a whole number up to 9007199254740991, got "".'],
  [['--legacy', 'metamask'], '--legacy must be harbor, meadow or twin, got "metamask".'],
])('error: %j', (args, message) => {
  expect(() => parseArguments(args)).toThrow(new DevnetError(message))
})

test('error: an unknown argument', () => {
  expect(() => parseArguments(['start'])).toThrow(DevnetError)
})
