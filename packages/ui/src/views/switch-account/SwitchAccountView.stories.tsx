import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { bitcoin, fixtures, loading, long, one, withoutValues } from './SwitchAccountView.fixtures.js'
import { SwitchAccountView } from './SwitchAccountView.js'

const modal = { route: { view: 'switch-account', namespace: 'eip155' }, canGoBack: true }
const rtl = { modal: { ...modal, locale: 'ar' } }

const meta: Meta<typeof SwitchAccountView> = {
  title: 'Views/Switch account',
  component: SwitchAccountView,
  args: { onSwitchAccount: fn(), onProfile: fn(), onConnect: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SwitchAccountView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^Savings 0x7099…79C8/ }))
    await expect(args.onSwitchAccount).toHaveBeenCalledWith(
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      'eoa',
    )
    await userEvent.click(view.getByRole('button', { name: 'Profile of vitalik.eth' }))
    await expect(args.onProfile).toHaveBeenCalledWith('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
    // The active account is not a button.
    await expect(view.queryByRole('button', { name: /^vitalik/ })).toBeNull()
  },
}

export const Loading: Story = { args: { model: loading } }

export const WithoutValues: Story = { args: { model: withoutValues } }

export const One: Story = { args: { model: one } }

export const OnlyTheWalletSwitches: Story = {
  args: { model: fixtures.ready, onSwitchAccount: undefined },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText(/Choose another account in Harbor Wallet/)
    await expect(view.queryByRole('button', { name: /^Savings/ })).toBeNull()
  },
}

export const Bitcoin: Story = {
  args: { model: bitcoin },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Payments')
    await view.findByText('Ordinals')
  },
}

export const Long: Story = { args: { model: long } }

export const Disconnected: Story = {
  args: { model: fixtures.disconnected },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Connect a wallet' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = { args: { model: fixtures.ready }, parameters: rtl }
