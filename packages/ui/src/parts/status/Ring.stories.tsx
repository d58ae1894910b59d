import type { Meta, StoryObj } from '@storybook/react-vite'
import { base } from '../../views/networks.fixtures.js'
import { kestrel } from '../../views/wallets.fixtures.js'
import { NetworkIcon } from '../mark/NetworkIcon.js'
import { WalletIcon } from '../mark/WalletIcon.js'
import { Ring, type RingProps } from './Ring.js'

const meta: Meta = { title: 'Parts/Ring' }

export default meta

type Story = StoryObj

const states: readonly RingProps['state'][] = ['running', 'declined', 'failed', 'closed']

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 104px)', gap: 24 }}>
      {states.map((state) => (
        <Ring key={state} state={state} shape="square">
          <WalletIcon wallet={kestrel} size="large" />
        </Ring>
      ))}
      {states.map((state) => (
        <Ring key={state} state={state} shape="round">
          <NetworkIcon network={base} namespace={base.namespace} size="large" />
        </Ring>
      ))}
    </div>
  ),
}
