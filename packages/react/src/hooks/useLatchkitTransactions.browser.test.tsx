import { connect, sendTransaction } from '@latchkit/core/actions'
import { expect, test } from 'vitest'
import { createKitWithWallets } from '../kit.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitTransactions } from './useLatchkitTransactions.js'

test('default', async () => {
  const setup = createKitWithWallets()
  const { result, act } = await renderHookInKit(() => useLatchkitTransactions(), setup)
  expect(result.current).toEqual({ transactions: [] })
  await act(() => connect(setup.kit, { connectorId: 'io.fake' }))
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await act(() => sendTransaction(setup.kit, { to, value: 1n }))
  await expect.poll(() => result.current.transactions).toMatchObject([{ status: 'confirmed' }])
})

test('behavior: returns the same list until it changes', async () => {
  const { result, rerender } = await renderHookInKit(() => useLatchkitTransactions(), createKitWithWallets())
  const { transactions } = result.current
  await rerender()
  expect(result.current.transactions).toBe(transactions)
})
