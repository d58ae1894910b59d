import { bitcoin } from '@latchkit/adapter-bitcoin'
import { ethers } from '@latchkit/adapter-ethers'
import { ethers5 } from '@latchkit/adapter-ethers/v5'
import { solana } from '@latchkit/adapter-solana'
import { wagmi } from '@latchkit/adapter-wagmi'
import { catalogue } from '@latchkit/blockchain-api'
import { createLatchkit, type Options } from '@latchkit/core'
import { mainnet } from '@latchkit/core/networks'
import { walletConnect } from '@latchkit/core/walletconnect'
import { expect, test } from 'vitest'

/** Creates a kit with untyped options. */
function create(options: object) {
  return createLatchkit({ projectId: 'p', networks: [mainnet], ...options } as Options)
}

test.each([wagmi, ethers, ethers5, solana, bitcoin])('error: adapters: [%o] without a call', (adapter) => {
  expect(() => create({ adapters: [adapter] })).toThrow(
    `adapters[0]: must be the result of a call, got the function ${adapter.name}. Did you mean ${adapter.name}()?`,
  )
})

test('error: relay and catalogue without a call', () => {
  expect(() => create({ relay: walletConnect })).toThrow('relay: must be the result of a call')
  expect(() => create({ catalogue })).toThrow('catalogue.url: expected an https: URL')
})
