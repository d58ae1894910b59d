import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  declined,
  disconnected,
  exchangesFailed,
  fixtures,
  hugePay,
  noExchanges,
  noPage,
  otherNetwork,
  requesting,
  solana,
} from './PayView.fixtures.js'
import { PayView } from './PayView.js'

const modal = { route: { view: 'pay' }, canGoBack: false }

const meta: Meta<typeof PayView> = {
  title: 'Views/Pay',
  component: PayView,
  args: {
    onWallet: fn(),
    onConnect: fn(),
    onSwitch: fn(),
    onExchange: fn(),
    onRetry: fn(),
    onCode: fn(),
  },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof PayView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: '$12.50' })).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: /^Pay with Alpha/ }))
    await expect(args.onWallet).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'North Exchange' }))
    await expect(args.onExchange).toHaveBeenCalledWith('north')
    await userEvent.click(view.getByRole('button', { name: 'Scan with another wallet' }))
    await expect(args.onCode).toHaveBeenCalledOnce()
  },
}

export const None: Story = { args: { model: fixtures.none } }
export const Disconnected: Story = { args: { model: disconnected } }
export const OtherNetwork: Story = { args: { model: otherNetwork } }
export const ExchangesFailed: Story = { args: { model: exchangesFailed } }
export const NoExchanges: Story = { args: { model: noExchanges } }
export const Requesting: Story = { args: { model: requesting } }
export const Declined: Story = { args: { model: declined } }
export const NoPage: Story = { args: { model: noPage } }
export const Solana: Story = { args: { model: solana } }
export const Huge: Story = { args: { model: hugePay } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
