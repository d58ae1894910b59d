import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeNftTransfer } from '../../../chains/evm/nftTransferData.js'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import { compareTransfer, toPlan } from './rules.js'
import { from, native, to, token, tokenFacts } from './transfer.fixtures.js'
import type { TransferIntent } from './types.js'

const nft = { standard: 'erc1155', tokenId: 7n } as const
const intent: TransferIntent & { readonly amount: bigint } = { ...native, token, nft, amount: 2n }
const call = { ...nft, from, to, amount: 2n } as const

test('behavior: every planned transfer of an NFT is what was reviewed', () => {
  const word = fc.bigInt(0n, 2n ** 256n - 1n)
  const nfts = fc.record({ standard: fc.constantFrom('erc721', 'erc1155'), tokenId: word })
  fc.assert(
    fc.property(nfts, word, (one, units) => {
      const amount = one.standard === 'erc721' ? 1n : units
      const asked = { ...intent, nft: one, amount }
      const { transaction } = toPlan(asked, tokenFacts, 'normal')
      expect(() => compareTransfer(transaction, asked)).not.toThrow()
    }),
  )
})

test('behavior: more than the account has', () => {
  expect(toPlan({ ...intent, amount: 101n }, tokenFacts, 'normal').problem).toBe('insufficient-funds')
})

const ofNft: EvmTransaction = { to: token, value: 0n, data: encodeNftTransfer(call) }

test.each<[string, EvmTransaction, string]>([
  ['another contract', { ...ofNft, to: from }, 'token'],
  ['another id', { ...ofNft, data: encodeNftTransfer({ ...call, tokenId: 8n }) }, 'token'],
  ['another recipient', { ...ofNft, data: encodeNftTransfer({ ...call, to: from }) }, 'recipient'],
  ['another owner', { ...ofNft, data: encodeNftTransfer({ ...call, from: to }) }, 'method'],
  ['another amount', { ...ofNft, data: encodeNftTransfer({ ...call, amount: 3n }) }, 'amount'],
  ['another standard', { ...ofNft, data: encodeNftTransfer({ ...call, standard: 'erc721' }) }, 'method'],
  ['an approval for all', { ...ofNft, data: `0xa22cb465${ofNft.data?.slice(10)}` }, 'method'],
  ['value', { ...ofNft, value: 1n }, 'value'],
])('error: an NFT, %s', (_, transaction, field) => {
  expect(() => compareTransfer(transaction, intent)).toThrow(expect.objectContaining({ field }))
})
