import { formatSiwxMessage } from '@latchkit/core/siwx'
import { createMessage, parseMessage } from '@latchkit/siwx'
import { parseSignInMessage } from '@solana/wallet-standard-util'
import { expect, test } from 'vitest'
import { devnetBitcoin } from '../../networks/devnetBitcoin.js'
import { devnetSolana } from '../../networks/devnetSolana.js'

test.each([
  ['eip155:31337', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  [devnetSolana.caipNetworkId, '6gYw7q94fJdEwL8WkT1a6LHBdTMbix1aciALwEWPx3Wp'],
  [devnetBitcoin.caipNetworkId, 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
] as const)(
  'behavior: the server parses and writes the message that the kit formats for an account of %s',
  (chainId, address) => {
    for (const statement of [undefined, 'Sign in to the playground.']) {
      const fields = {
        ...{ chainId, domain: 'app.example.com', uri: 'https://app.example.com', nonce: 'k3Vt8sQ2mZ' },
        ...(statement && { statement }),
        ...{ issuedAt: '2026-03-01T12:00:00Z', resources: ['https://app.example.com/terms'] },
      }
      const text = formatSiwxMessage({ ...fields, accountAddress: address, version: '1' })
      expect(parseMessage(text)).toEqual({ ...fields, address })
      expect(createMessage({ ...fields, address })).toBe(text)
    }
  },
)

test.each([undefined, 'Sign in to the playground.'])(
  'behavior: the parser of @solana/wallet-standard-util reads a message with the statement %j',
  (statement) => {
    const text = formatSiwxMessage({
      ...{
        chainId: devnetSolana.caipNetworkId,
        version: '1',
        nonce: 'k3Vt8sQ2mZ',
        issuedAt: '2026-03-01T12:00:00Z',
      },
      ...{ domain: 'app.example.com', uri: 'https://app.example.com', ...(statement && { statement }) },
      accountAddress: '6gYw7q94fJdEwL8WkT1a6LHBdTMbix1aciALwEWPx3Wp',
    })
    expect(parseSignInMessage(new TextEncoder().encode(text))).toMatchObject({
      ...{ domain: 'app.example.com', uri: 'https://app.example.com', statement },
      ...{ nonce: 'k3Vt8sQ2mZ', address: '6gYw7q94fJdEwL8WkT1a6LHBdTMbix1aciALwEWPx3Wp' },
    })
  },
)
