import { expect, test } from 'vitest'
import { findTransferRefusal } from './findTransferRefusal.js'

type Extension = readonly [type: number, data: Uint8Array]

/** A mint or a token account with extensions. `state`: 1 is initialized, 2 is frozen. */
function account(extensions: readonly Extension[] = [], state = 1): Uint8Array {
  const base = new Uint8Array(166)
  base[108] = state
  const list = extensions.flatMap(([type, data]) => [type, 0, data.length & 255, data.length >> 8, ...data])
  return Uint8Array.of(...base, ...list, 0, 0)
}

/** Bytes that are 0 except one. */
function bytes(length: number, at: number, value = 1): Uint8Array {
  const data = new Uint8Array(length)
  data[at] = value
  return data
}

const transfer = { mint: account(), source: account(), destination: account() }
const fee: Extension = [1, new Uint8Array(108)]

test.each<[string, Partial<typeof transfer> | { readonly destination: undefined }, string | undefined]>([
  ['default', {}, undefined],
  ['behavior: a new token account', { destination: undefined }, undefined],
  ['behavior: a short mint of SPL Token', { mint: new Uint8Array(82) }, undefined],
  ['behavior: a token that takes a fee', { mint: account([fee]) }, undefined],
  [
    'error: a token that cannot be transferred',
    { mint: account([fee, [9, new Uint8Array(0)]]) },
    'non-transferable',
  ],
  ['error: a paused token', { mint: account([[26, bytes(33, 32)]]) }, 'paused'],
  ['behavior: a token that can be paused', { mint: account([[26, bytes(33, 0)]]) }, undefined],
  ['error: a token with a hook', { mint: account([[14, bytes(64, 63)]]) }, 'transfer-hook'],
  ['behavior: a token whose hook has no program', { mint: account([[14, bytes(64, 31)]]) }, undefined],
  ['error: a frozen sender', { source: account([], 2) }, 'frozen'],
  ['error: a frozen receiver', { destination: account([], 2) }, 'frozen'],
  [
    'error: a token whose new accounts are frozen',
    { mint: account([[6, Uint8Array.of(2)]]), destination: undefined },
    'frozen',
  ],
  ['behavior: its account that is not frozen', { mint: account([[6, Uint8Array.of(2)]]) }, undefined],
  [
    'error: a receiver that requires a memo',
    { destination: account([[8, Uint8Array.of(1)]]) },
    'memo-required',
  ],
  [
    'behavior: a receiver that no longer requires one',
    { destination: account([[8, Uint8Array.of(0)]]) },
    undefined,
  ],
  [
    'error: a receiver that accepts only confidential transfers',
    { destination: account([[5, bytes(295, 261)]]) },
    'confidential-only',
  ],
  ['behavior: a receiver that accepts both', { destination: account([[5, bytes(295, 262)]]) }, undefined],
])('%s', (_, change, refusal) => {
  expect(findTransferRefusal({ ...transfer, ...change })).toBe(refusal)
})

test('behavior: a list of extensions that is cut off ends there', () => {
  const mint = account([[9, new Uint8Array(4)]]).slice(0, 169)
  expect(findTransferRefusal({ ...transfer, mint })).toBeUndefined()
})
