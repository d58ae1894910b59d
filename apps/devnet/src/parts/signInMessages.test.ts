import { formatSiwxMessage } from '@latchkit/core/siwx'
import { createMessage, parseMessage } from '@latchkit/siwx'
import { expect, test } from 'vitest'

const required = {
  ...{ domain: 'dapp.example', uri: 'https://dapp.example/login', version: '1', nonce: 'kEWepMt9knR6lWJ6A' },
  issuedAt: '2030-01-01T00:00:00.000Z',
} as const
const optional = {
  ...{ statement: 'Sign in to Example.', requestId: 'request-7' },
  ...{ expirationTime: '2030-01-02T00:00:00.000Z', notBefore: '2029-01-01T00:00:00.000Z' },
  resources: ['https://dapp.example/terms', 'urn:recap:eyJhdHQiOnt9fQ'],
}

const accounts = [
  ['eip155:1', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '11111111111111111111111111111112'],
  ['bip122:000000000019d6689c085ae165831e93', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['polkadot:91b171bb158e2d3848fa23a9f1c25182', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  ['cosmos:cosmoshub-4', 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'],
] as const
const forms = [
  ['every field', optional],
  ['the required fields', {}],
  ['a statement', { statement: optional.statement }],
] as const
const cases = accounts.flatMap(([chainId, address]) =>
  forms.map(([form, fields]) => [chainId, form, address, fields] as const),
)

test.each(cases)('default: the server reads and writes what the kit writes for %s with %s', (...row) => {
  const [chainId, , accountAddress, fields] = row
  const message = formatSiwxMessage({ ...required, ...fields, chainId, accountAddress })
  const { version: _, ...read } = { ...required, ...fields, chainId, address: accountAddress }
  expect(parseMessage(message)).toEqual(read)
  expect(createMessage(read)).toBe(message)
})
