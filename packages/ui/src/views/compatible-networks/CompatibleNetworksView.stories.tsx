import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, huge, oneNetwork, smartAccount, testNetwork } from '../receive/ReceiveView.fixtures.js'
import { manyNetworks } from './CompatibleNetworksView.fixtures.js'
import { CompatibleNetworksView } from './CompatibleNetworksView.js'

const modal = { route: { view: 'compatible-networks', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof CompatibleNetworksView> = {
  title: 'Views/CompatibleNetworks',
  component: CompatibleNetworksView,
  args: { onCopy: fn(), onConnect: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof CompatibleNetworksView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const list = await view.findByRole('list', { name: 'Compatible networks' })
    await expect(list.querySelectorAll('li')).toHaveLength(5)
    await expect(list.querySelector('li')).toHaveTextContent('EthereumIn use')
    await userEvent.click(view.getByRole('button', { name: /^Copy address/ }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
}

export const OneNetwork: Story = { args: { model: oneNetwork } }

export const ManyNetworks: Story = { args: { model: manyNetworks } }

export const TestNetwork: Story = { args: { model: testNetwork } }

export const SmartAccount: Story = {
  args: { model: smartAccount },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText('Check the network first')
  },
}

export const Huge: Story = { args: { model: huge } }

export const Disconnected: Story = {
  args: { model: fixtures.disconnected },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Connect a wallet' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
