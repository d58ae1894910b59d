import { mainnet, solana } from '@latchkit/core/networks'
import { expect, test } from 'vitest'
import type { ApprovalContent } from '../approval/types.js'
import { isOwnSignIn } from './isOwnSignIn.js'
import { toApprovalModel } from './toApprovalModel.js'

const origin = 'https://my-dapp.example'
const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const solanaAddress = '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'

function createSignIn(changes: Readonly<Record<string, string>> = {}): string {
  const { domain, account, end, chain } = {
    ...{ domain: 'my-dapp.example', account: address, end: '', chain: 'Ethereum' },
    ...changes,
  }
  return `${domain} wants you to sign in with your ${chain} account:\n${account}\n\n\nURI: ${origin}\nVersion: 1\nChain ID: 1\nNonce: 01234567\nIssued At: 2026-01-01T00:00:00Z${end}`
}

function isFramed(content: ApprovalContent): boolean {
  const isSolana = content.type.startsWith('solana')
  const network = isSolana ? solana : mainnet
  const subject = { id: '1', origin, chainId: network.caipNetworkId }
  const approval = { ...subject, address: isSolana ? solanaAddress : address, content }
  return isOwnSignIn(toApprovalModel(approval, network, Date.parse('2026-01-01T00:01:00Z')))
}
const encode = (text: string) => new TextEncoder().encode(text)

test('default: a sign-in at the app that asks, on EVM chains and on Solana', () => {
  expect(isFramed({ type: 'evmMessage', message: encode(createSignIn()) })).toBe(true)
  const message = encode(createSignIn({ chain: 'Solana', account: solanaAddress }))
  expect(isFramed({ type: 'solanaMessage', message })).toBe(true)
})

test.each([
  ['a text', encode('Hello')],
  // SafeL2 1.4.1 accepts `personal_sign` of the hash of a transaction: checkNSignatures, v > 30.
  ['the hash of a Safe transaction', new Uint8Array(32).fill(200)],
  ['a sign-in at another site', encode(createSignIn({ domain: 'bank.example' }))],
  ['a sign-in of another account', encode(createSignIn({ account: `0x${'22'.repeat(20)}` }))],
  ['a sign-in with capabilities (ERC-5573)', encode(createSignIn({ end: '\nResources:\n- urn:recap:e30' }))],
  ['a sign-in that has expired', encode(createSignIn({ end: '\nExpiration Time: 2026-01-01T00:00:30Z' }))],
  ['a text that begins as a sign-in', encode(`${createSignIn()}\nand send 1 ETH`)],
  ['a sign-in with hidden characters', encode(createSignIn({ end: '\nRequest ID: \u202e' }))],
])('error: not %s', (_, message) => {
  expect(isFramed({ type: 'evmMessage', message })).toBe(false)
})

test.each<ApprovalContent>([
  {
    type: 'evmTypedData',
    typedData: {
      domain: { name: 'Coin', chainId: 1 },
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: createSignIn() },
    },
  },
  { type: 'emailChange', from: 'a@devnet.example', to: 'b@devnet.example' },
  { type: 'recoveryMove', from: null, to: 'b@devnet.example' },
])('error: not a request of the type $type', (content) => {
  expect(isFramed(content)).toBe(false)
})
