import { describe, expect, test } from 'vitest'
import { getConnectorsToRestore } from './getConnectorsToRestore.js'

describe('getConnectorsToRestore', () => {
  const wallet = (id: string, ...namespaces: ('eip155' | 'solana')[]) => ({ id, name: id, namespaces })

  test('default: returns only the last connected connector', () => {
    const stored = {
      connectors: { eip155: 'b' },
      recentWallets: [wallet('a', 'eip155'), wallet('b', 'eip155', 'solana'), wallet('c', 'solana')],
    }
    expect(getConnectorsToRestore(stored, 'eip155')).toEqual(['b'])
  })

  test('behavior: returns no connectors if none is stored for the namespace, as after a disconnect', () => {
    const stored = { connectors: { eip155: 'b' }, recentWallets: [wallet('c', 'solana')] }
    expect(getConnectorsToRestore(stored, 'solana')).toEqual([])
    expect(getConnectorsToRestore({}, 'eip155')).toEqual([])
  })

  test('behavior: includes the other connectors of the same wallet', () => {
    const twin = { ...wallet('io.twin', 'eip155', 'solana'), connectorIds: ['io.twin', 'Twin'] }
    const stored = { connectors: { solana: 'Twin', eip155: 'b' }, recentWallets: [twin] }
    expect(getConnectorsToRestore(stored, 'solana')).toEqual(['Twin', 'io.twin'])
    expect(getConnectorsToRestore(stored, 'eip155')).toEqual(['b'])
  })

  test('behavior: returns the last connector without stored wallets', () => {
    expect(getConnectorsToRestore({ connectors: { eip155: 'b' } }, 'eip155')).toEqual(['b'])
  })
})
