import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  arbitrum,
  base,
  bitcoin,
  ethereum,
  optimism,
  polygon,
  sepolia,
  solana,
} from '../../views/networks.fixtures.js'
import { brokenIcon, ferrous, harbor, hostile, kestrel, nimbus } from '../../views/wallets.fixtures.js'
import { Avatar } from './Avatar.js'
import { NamespaceIcon } from './NamespaceIcon.js'
import { NetworkIcon } from './NetworkIcon.js'
import { WalletIcon } from './WalletIcon.js'

const meta: Meta = { title: 'Parts/Marks' }

export default meta

type Story = StoryObj

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

const namespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const

const addresses = Array.from({ length: 18 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`)

export const Wallets: Story = {
  render: () => (
    <div style={row}>
      {[kestrel, harbor, nimbus, ferrous, brokenIcon, hostile].map((wallet) => (
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
      {[ethereum, base, arbitrum, optimism, polygon, sepolia, solana, bitcoin].map((network) => (
        <NetworkIcon key={network.id} network={network} namespace={network.namespace} />
      ))}
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
