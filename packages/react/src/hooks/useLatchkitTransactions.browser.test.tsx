import { connect, sendTransaction } from '@latchkit/core/actions'
import { expect, test } from 'vitest'
import { createKitWithWallets } from '../kit.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitTransactions } from './useLatchkitTransactions.js'

test('default', async () => {
  const setup = createKitWithWallets()
  const { result, act } = await renderHookInKit(() => useLatchkitTransactions(), setup)
  expect(result.current).toMatchObject({ transactions: [], replacement: { status: 'none' } })
  await act(() => connect(setup.kit, { connectorId: 'io.fake' }))
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await act(() => sendTransaction(setup.kit, { to, value: 1n }))
  await expect.poll(() => result.current.transactions).toMatchObject([{ status: 'confirmed' }])
})

test('behavior: speeds up and cancels without the modal', async () => {
  const setup = createKitWithWallets()
  const evm = setup.adapters[0].evm
  if (evm) evm.receipt = 'pending'
  const { result, act } = await renderHookInKit(() => useLatchkitTransactions(), setup)
  await act(() => connect(setup.kit, { connectorId: 'io.fake' }))
  const session = setup.kit.getState().connection.eip155
  const from = session?.status === 'connected' ? session.session.accounts[0].address : ''
  const answers = {
    eth_getTransactionByHash: (hash: string) => ({
      ...{ hash, from, nonce: '0x3', gas: '0x5208', type: '0x2', blockNumber: null },
      ...{ maxFeePerGas: '0x64', maxPriorityFeePerGas: '0xa' },
    }),
    eth_getBalance: '0xde0b6b3a7640000',
    eth_getBlockByNumber: { baseFeePerGas: '0x50' },
    eth_feeHistory: { baseFeePerGas: ['0x50', '0x50'], reward: [['0x1', '0x2', '0x3']] },
    eth_estimateGas: '0x5208',
  }
  for (const [method, answer] of Object.entries(answers)) evm?.networkAnswers.set(method, answer)
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await act(() => sendTransaction(setup.kit, { to, value: 1n }))
  await expect.poll(() => result.current.transactions[0]).toMatchObject({ status: 'pending', nonce: 3 })
  const id = result.current.transactions[0]?.id ?? ''
  await act(() => result.current.cancel({ id }))
  expect(result.current.replacement).toMatchObject({ status: 'ready', action: 'cancel' })
  await act(async () => result.current.close())
  expect(result.current.replacement).toEqual({ status: 'none' })
  await act(() => result.current.speedUp({ id }))
  await act(async () => result.current.setSpeed({ speed: 'fast' }))
  expect(result.current.replacement).toMatchObject({ status: 'ready', fee: { speed: 'fast' } })
  await act(async () => void (await result.current.approve()))
  expect(result.current.replacement).toMatchObject({ status: 'sent' })
  await expect.poll(() => result.current.transactions).toHaveLength(2)
})

test('behavior: returns the same list until it changes', async () => {
  const { result, rerender } = await renderHookInKit(() => useLatchkitTransactions(), createKitWithWallets())
  const { transactions } = result.current
  await rerender()
  expect(result.current.transactions).toBe(transactions)
})
