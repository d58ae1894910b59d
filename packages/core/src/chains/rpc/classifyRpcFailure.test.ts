import { expect, test } from 'vitest'
import { parseRetryAfter, toHttpFailure, toRpcFailure } from './classifyRpcFailure.js'
import type { RpcFailureKind } from './RpcFailure.js'

test.each<[number, string, RpcFailureKind]>([
  [3, 'execution reverted', 'refused'],
  [-32_603, "VM Exception: reverted with reason string 'no'", 'refused'],
  [-32_602, 'invalid argument 0', 'refused'],
  [-32_000, 'insufficient funds for gas * price + value', 'refused'],
  [-32_000, 'nonce too low', 'refused'],
  [-32_005, 'daily request count exceeded', 'limited'],
  [-32_016, 'over rate limit', 'limited'],
  [-32_000, 'busy', 'limited'],
  [429, 'Your app has exceeded its compute units', 'limited'],
  [-32_000, 'header not found', 'failed'],
  [-32_000, 'missing trie node 12ab', 'failed'],
  [-32_603, 'Internal error', 'failed'],
  [-32_601, 'the method debug_x does not exist', 'unsupported'],
])('behavior: a JSON-RPC error on EVM chains: %i %s: %s', (code, message, kind) => {
  expect(toRpcFailure({ code, message }, 'eip155')).toMatchObject({ kind, message, cause: { code } })
})

test.each<[number, string, RpcFailureKind]>([
  [-32_002, 'Transaction simulation failed: Blockhash not found', 'refused'],
  [-32_602, 'Invalid params', 'refused'],
  [-32_005, 'Node is behind by 42 slots', 'failed'],
  [-32_016, 'Minimum context slot has not been reached', 'failed'],
])('behavior: a JSON-RPC error on Solana: %i %s: %s', (code, message, kind) => {
  expect(toRpcFailure({ code, message }, 'solana').kind).toBe(kind)
})

test.each<[number, RpcFailureKind]>([
  [429, 'limited'],
  [401, 'failed'],
  [403, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
  [400, 'unsupported'],
  [404, 'unsupported'],
])('behavior: an HTTP status: %i: %s', (status, kind) => {
  expect(toHttpFailure({ status }, 'x'.repeat(1_000), 0)).toMatchObject({
    kind,
    message: `${status}: ${'x'.repeat(200)}`,
  })
})

test('behavior: Retry-After in seconds, as a date, and malformed', () => {
  const now = Date.parse('2025-01-01T00:00:00Z')
  expect(parseRetryAfter('7', now)).toBe(7_000)
  expect(parseRetryAfter('Wed, 01 Jan 2025 00:00:30 GMT', now)).toBe(30_000)
  expect(parseRetryAfter('Wed, 01 Jan 2020 00:00:00 GMT', now)).toBe(0)
  expect(parseRetryAfter('soon', now)).toBe(undefined)
  expect(parseRetryAfter(null, now)).toBe(undefined)
})
