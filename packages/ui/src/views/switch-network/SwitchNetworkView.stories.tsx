import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { anyWallet, fixtures, long } from './SwitchNetworkView.fixtures.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'

const modal = { route: { view: 'switch-network', chainId: 'eip155:8453' }, canGoBack: true }

const meta: Meta<typeof SwitchNetworkView> = {
  title: 'Views/SwitchNetwork',
  component: SwitchNetworkView,
  args: { onRetry: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof SwitchNetworkView>

export const Asking: Story = {
  args: { model: fixtures.asking },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Approve the switch in Kestrel.')
    await expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const AnyWallet: Story = { args: { model: anyWallet } }

export const Declined: Story = {
  args: { model: fixtures.declined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Chain is not supported')
    await view.findByText('Add the network in your wallet, or choose another one.')
  },
}

export const FailedWithoutRetry: Story = {
  args: { model: fixtures.failed, onRetry: undefined },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Chain is not supported')
    await expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Switched: Story = { args: { model: fixtures.switched } }

export const Long: Story = { args: { model: long } }

export const RightToLeft: Story = {
  args: { model: fixtures.asking },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
