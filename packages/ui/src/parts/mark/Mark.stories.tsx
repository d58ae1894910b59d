import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  arbitrum,
  base,
  bitcoin,
  bitcoinTestnet,
  cosmos,
  ethereum,
  optimism,
  polkadot,
  polygon,
  sepolia,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '../../views/networks.fixtures.js'
import {
  brokenIcon,
  ferrous,
  harbor,
  hostile,
  kestrel,
  nimbus,
  remote,
} from '../../views/wallets.fixtures.js'
import { Avatar } from './Avatar.js'
import { NamespaceIcon } from './NamespaceIcon.js'
import { NetworkIcon } from './NetworkIcon.js'
import { TokenIcon } from './TokenIcon.js'
import { WalletIcon } from './WalletIcon.js'

const meta: Meta = { title: 'Parts/Marks' }

export default meta

type Story = StoryObj

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

const allNetworks = [
  ethereum,
  base,
  arbitrum,
  optimism,
  polygon,
  { ...polygon, id: 'eip155:43114', name: 'Avalanche' },
  { ...polygon, id: 'eip155:56', name: 'BNB Smart Chain' },
  { ...polygon, id: 'eip155:100', name: 'Gnosis' },
  { ...polygon, id: 'eip155:250', name: 'Fantom' },
  { ...polygon, id: 'eip155:324', name: 'ZKsync Era' },
  { ...polygon, id: 'eip155:42220', name: 'Celo' },
  solana,
  bitcoin,
  polkadot,
  cosmos,
  sepolia,
  solanaDevnet,
  solanaTestnet,
  bitcoinTestnet,
] as const

/** A coin without an icon has a letter. */
const tokens = [
  [{ symbol: 'ETH', isNative: true }, ethereum],
  [{ symbol: 'ETH', isNative: true }, base],
  [{ symbol: 'ETH', isNative: true }, sepolia],
  [{ symbol: 'SOL', isNative: true }, solana],
  [{ symbol: 'BTC', isNative: true }, bitcoin],
  [{ symbol: 'TST', image: nimbus.icon }, polygon],
  [{ symbol: 'USDX' }, arbitrum],
  [{ symbol: 'ETH' }, optimism],
] as const

const namespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const

const addresses = Array.from({ length: 18 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`)

export const Wallets: Story = {
  render: () => (
    <div style={row}>
      {[kestrel, harbor, nimbus, remote, ferrous, brokenIcon, hostile].map((wallet) => (
        <WalletIcon key={wallet.id} wallet={wallet} />
      ))}
      <WalletIcon wallet={kestrel} size="small" />
      <WalletIcon wallet={ferrous} size="large" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // An image that does not load and an unsafe image are replaced by a letter.
    await expect(await queryModal(canvasElement).findByText('Ø')).toBeVisible()
    await expect(queryModal(canvasElement).getByText('I')).toBeVisible()
  },
}

export const Networks: Story = {
  render: () => (
    <div style={row}>
      {(['large', undefined, 'small'] as const).map((size) =>
        allNetworks.map((network) => (
          <NetworkIcon
            key={`${network.id} ${size}`}
            network={network}
            namespace={network.namespace}
            size={size}
          />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Every network has a drawing.
    const marks = [...canvasElement.querySelectorAll('.mark')]
    await expect(marks.filter((mark) => !mark.querySelector('svg'))).toEqual([])
  },
}

export const Tokens: Story = {
  render: () => (
    <div style={row}>
      {(['large', undefined, 'small'] as const).map((size) =>
        tokens.map(([token, network]) => (
          <TokenIcon
            key={`${token.symbol} ${network.id} ${size}`}
            token={token}
            network={network}
            namespace={network.namespace}
            size={size}
          />
        )),
      )}
    </div>
  ),
}

export const Namespaces: Story = {
  render: () => (
    <div style={row}>
      {namespaces.map((namespace) => (
        <NamespaceIcon key={namespace} namespace={namespace} size="large" />
      ))}
      {namespaces.map((namespace) => (
        <NamespaceIcon key={namespace} namespace={namespace} />
      ))}
      {namespaces.map((namespace) => (
        <NamespaceIcon key={namespace} namespace={namespace} size="small" />
      ))}
    </div>
  ),
}

export const Avatars: Story = {
  render: () => (
    <div style={row}>
      {addresses.map((address) => (
        <Avatar key={address} address={address} />
      ))}
      <Avatar address="7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV" size={72} />
      <Avatar address="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" size={28} />
    </div>
  ),
}
