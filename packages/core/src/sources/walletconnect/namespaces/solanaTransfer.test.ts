import { describe, expect, test } from 'vitest'
import { connect } from '../../../features/wallet/connection/connect.js'
import { sendSolanaTransfer } from '../../../features/wallet/request/solana/sendSolanaTransfer.js'
import { encodeBase58 } from '../../../foundation/encoding/base58.js'
import { mainnet } from '../../../foundation/networks/mainnet.js'
import { solana } from '../../../foundation/networks/solana.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { type FakeAdapter, fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeRelay } from '../../../testing/fakeRelay.js'

const to = 'So11111111111111111111111111111111111111112'
const signature = encodeBase58(new Uint8Array(64).fill(7))

async function setUp(...adapters: readonly [FakeAdapter, ...FakeAdapter[]]) {
  const relay = fakeRelay()
  const made = createTestKit({ networks: [mainnet, solana], relay, adapters })
  made.kit.mount()
  await connect(made.kit, { connectorId: 'walletConnect' })
  relay.answers.set('solana_signAndSendTransaction', { signature })
  return { ...made, relay }
}

describe('SOL transfer with a remote wallet', () => {
  test('default: the Solana adapter builds the transfer and the remote wallet signs it', async () => {
    const { kit, relay, adapters } = await setUp(fakeAdapter(), fakeAdapter({ namespace: 'solana' }))
    const sent = await sendSolanaTransfer(kit, { to, amount: 1n })
    expect(sent).toMatchObject({ signature, lastValidBlockHeight: 150n })
    expect(relay.requests).toMatchObject([
      { method: 'solana_signAndSendTransaction', chainId: solana.caipNetworkId },
    ])
    expect(adapters[1]?.prompts).toBe(0)
  })

  test('error: not supported without an adapter', async () => {
    const { kit, relay } = await setUp(fakeAdapter())
    await expect(sendSolanaTransfer(kit, { to, amount: 1n })).rejects.toMatchObject({
      code: 'method-not-supported',
    })
    expect(relay.requests).toEqual([])
  })
})
