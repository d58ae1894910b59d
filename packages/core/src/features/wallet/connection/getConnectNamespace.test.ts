import { describe, expect, test } from 'vitest'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getConnectNamespace } from './getConnectNamespace.js'

const at = (activeNamespace: ChainNamespace) => ({
  network: { activeNamespace, requested: [], selected: {} },
})
const wallet = (...namespaces: readonly ChainNamespace[]) => ({ namespaces })

describe('getConnectNamespace', () => {
  test('default', () => {
    expect(getConnectNamespace(at('solana'), wallet('eip155', 'solana'))).toBe('solana')
  })

  test('param: requested', () => {
    expect(getConnectNamespace(at('solana'), wallet('eip155', 'solana'), 'eip155')).toBe('eip155')
  })

  test('behavior: falls back to the active namespace, then to the first one of the wallet', () => {
    expect(getConnectNamespace(at('solana'), wallet('eip155', 'solana'), 'bip122')).toBe('solana')
    expect(getConnectNamespace(at('bip122'), wallet('eip155', 'solana'), 'cosmos')).toBe('eip155')
  })

  test('behavior: keeps the requested namespace for a wallet that is not installed', () => {
    expect(getConnectNamespace(at('eip155'), wallet(), 'solana')).toBe('solana')
    expect(getConnectNamespace(at('eip155'), undefined)).toBe('eip155')
  })
})
