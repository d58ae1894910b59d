import { expect, test } from 'vitest'
import { base, bitcoin, mainnet, solana } from '../../../exports/networks.js'
import { toProposal } from '../protocol/proposal.js'
import { loadIsAddress } from './loadIsAddress.js'

const addresses = [
  [mainnet, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  [base, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  [solana, 'So11111111111111111111111111111111111111112'],
  [bitcoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
] as const

test('default: validates the addresses of all namespaces if the app proposes Bitcoin', async () => {
  const isAddress = await loadIsAddress(toProposal([mainnet, bitcoin], {}))
  for (const [{ caipNetworkId }, address] of addresses) {
    expect(isAddress(address, caipNetworkId)).toBe(true)
    expect(isAddress(`${address}1`, caipNetworkId)).toBe(false)
  }
})

test('behavior: without Bitcoin, addresses of Bitcoin are invalid, and the others are validated', async () => {
  const isAddress = await loadIsAddress(toProposal([mainnet, solana], {}))
  expect(addresses.map(([{ caipNetworkId }, address]) => isAddress(address, caipNetworkId))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(isAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92267', mainnet.caipNetworkId)).toBe(false)
  expect(isAddress('cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0', 'cosmos:cosmoshub-3')).toBe(true)
})
