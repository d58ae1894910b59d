import type { EvmNetwork } from '@latchkit/core'
import type { AdapterUnderTest, EvmUnderTest } from '@latchkit/core/testing'
import {
  harbor,
  installWallets,
  malformedAnswers,
  meadow,
  type TestPage,
  type WalletControl,
  type WalletPage,
} from '@latchkit/devnet/page'
import { waitUntilSettled } from '../promises.fixtures.js'
import { toWalletUnderTest } from '../walletUnderTest.fixtures.js'
import { away, devnet, getUrl, home, homeUrl, rpc, unknown } from './chains.fixtures.js'

const dead: EvmNetwork = {
  ...home,
  id: 31340,
  name: 'Dead',
  caipNetworkId: 'eip155:31340',
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}

/** The networks of the environment. */
export const environmentNetworks: readonly [EvmNetwork, EvmNetwork, EvmNetwork, EvmNetwork] = [
  home,
  away,
  unknown,
  dead,
]

/** Verifies signatures and reads the first chain, with a library that the adapter does not use. */
export type EvmReader = Pick<AdapterUnderTest, 'verifyMessage'> &
  Pick<EvmUnderTest, 'transaction' | 'verifyTypedData' | 'nonce'>

/** Installs Harbor and Meadow on a new page, connected to the devnet's chains. */
export function createEnvironment(
  page: TestPage & WalletPage,
  { verifyMessage, ...reader }: EvmReader,
): Omit<AdapterUnderTest, 'factory' | 'reload' | 'listeners'> {
  installWallets(page, {
    chains: devnet.chains,
    wallets: [
      { ...harbor, knows: [0, 1] },
      { ...meadow, knows: [0, 1], state: { announces: 'never' } },
    ],
  })
  const { harbor: first, meadow: second } = page.__wallets ?? {}
  if (!first || !second) throw new Error('Harbor and Meadow are not installed.')
  const [token] = devnet.tokens
  if (!token) throw new Error('The devnet has no tokens.')
  return {
    networks: { home, other: away, unknown, dead },
    foreignChainId: 'eip155:1337',
    wallet: toEvmWalletUnderTest(first, harbor.rdns),
    lateWallet: toEvmWalletUnderTest(second, meadow.rdns),
    setBalance: ({ address, network, value }) =>
      rpc(getUrl(network), 'anvil_setBalance', [address, `0x${value.toString(16)}`]),
    greatestBalance: 2n ** 256n - 1n,
    verifyMessage,
    settled: waitUntilSettled,
    evm: { token, ...reader, holdBlocks: () => rpc(homeUrl, 'evm_setAutomine', [false]), mine },
    async stop() {
      await mine()
      page.close()
    },
  }
}

function toEvmWalletUnderTest(control: WalletControl, connectorId: string) {
  const malformed = ['<b>me</b>', 7, null]
  return toWalletUnderTest({
    connectorId,
    control: () => control,
    accounts: control.accounts,
    methods: {
      connect: ['wallet_requestPermissions', 'eth_requestAccounts'],
      restore: ['eth_chainId'],
      revoke: ['wallet_revokePermissions'],
      switch: ['wallet_switchEthereumChain'],
      add: ['wallet_addEthereumChain'],
      sign: ['personal_sign', 'eth_signTypedData_v4'],
      send: ['eth_sendTransaction'],
    },
    faults: {
      accounts: {
        eth_accounts: malformed,
        eth_requestAccounts: malformed,
        wallet_requestPermissions: malformed,
      },
      chain: malformedAnswers.chainIdNonsense,
      signature: malformedAnswers.signatureShort,
      hash: malformedAnswers.hashNull,
      capabilities: { wallet_getCapabilities: 'nonsense' },
    },
    switchNetwork: (chainId) => control.switchChain(Number(chainId.split(':')[1])),
    refuseChains: () => control.set({ addsChains: false }),
  })
}

async function mine(): Promise<void> {
  await rpc(homeUrl, 'evm_setAutomine', [true])
  await rpc(homeUrl, 'evm_mine', [])
}
