import { connect } from '../../../exports/actions.js'
import { bitcoin, mainnet, solana } from '../../../exports/networks.js'
import { createTestKit, fakeAdapter, fakeRelay, type TestKit } from '../../../exports/testing.js'

export const evmAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const solanaAddress = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

/** Creates a kit whose namespaces are all served by the relay. */
export async function start(): Promise<
  Pick<TestKit, 'kit'> & { readonly relay: ReturnType<typeof fakeRelay> }
> {
  const relay = fakeRelay()
  const { kit } = createTestKit({
    relay,
    networks: [mainnet, solana, bitcoin],
    // An adapter of a namespace that the kit does not use: `createTestKit` requires one.
    adapters: [fakeAdapter({ namespace: 'cosmos' })],
    debug: false,
  })
  kit.mount()
  await connect(kit, { connectorId: 'walletConnect' })
  return { kit, relay }
}
