import { describe, expect, test } from 'vitest'
import type { ChainNamespace } from '../schema/caip.js'
import { namespaceFor } from './namespaceFor.js'

const at = (activeNamespace: ChainNamespace) => ({
  network: { activeNamespace, requested: [], selected: {} },
})
const wallet = (...namespaces: readonly ChainNamespace[]) => ({ namespaces })

describe('namespaceFor', () => {
  test('default', () => {
    expect(namespaceFor(at('solana'), wallet('eip155', 'solana'))).toBe('solana')
  })

  test('param: wanted', () => {
    expect(namespaceFor(at('solana'), wallet('eip155', 'solana'), 'eip155')).toBe('eip155')
  })

  test('behavior: what it does not serve is passed over, first for the one on view, then for its first', () => {
    expect(namespaceFor(at('solana'), wallet('eip155', 'solana'), 'bip122')).toBe('solana')
    expect(namespaceFor(at('bip122'), wallet('eip155', 'solana'), 'cosmos')).toBe('eip155')
  })

  test('behavior: a wallet that is not installed stands where it was wanted', () => {
    expect(namespaceFor(at('eip155'), wallet(), 'solana')).toBe('solana')
    expect(namespaceFor(at('eip155'), undefined)).toBe('eip155')
  })
})
