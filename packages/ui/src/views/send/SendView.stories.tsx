import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  firstTransfer,
  fixtures,
  huge,
  incorrect,
  initial,
  insufficient,
  inUsd,
  loading,
  lookAlike,
  max,
  ownAddress,
  tokenContract,
  typo,
  unpriced,
  zeroAddress,
} from './SendView.fixtures.js'
import { SendView } from './SendView.js'

const modal = { route: { view: 'send', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof SendView> = {
  title: 'Views/Send',
  component: SendView,
  args: {
    onAmount: fn(),
    onMax: fn(),
    onUnit: fn(),
    onRecipient: fn(),
    onPaste: fn(),
    onSelectToken: fn(),
    onReview: fn(),
    onNetworks: fn(),
    onConnect: fn(),
  },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SendView>

export const Initial: Story = {
  args: { model: initial },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const amount = await view.findByLabelText('Amount')
    await fireEvent.input(amount, { target: { value: '١٫' } })
    await expect(args.onAmount).toHaveBeenLastCalledWith('1.')
    await expect(amount).toHaveValue('1.')
    await fireEvent.input(view.getByLabelText('To'), { target: { value: ' 0x7\n' } })
    await expect(args.onRecipient).toHaveBeenLastCalledWith('0x7')
    await userEvent.click(view.getByRole('button', { name: 'Paste' }))
    await expect(args.onPaste).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Max' }))
    await expect(args.onMax).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: /^Token: ETH/ }))
    await expect(args.onSelectToken).toHaveBeenCalledOnce()
    await expect(view.getByRole('button', { name: 'Add amount' })).toBeDisabled()
  },
}

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Enter the amount as USD' }))
    await expect(args.onUnit).toHaveBeenCalledWith('usd', '747')
    await userEvent.click(view.getByRole('button', { name: 'Review' }))
    view.getByLabelText('To').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReview).toHaveBeenCalledTimes(2)
  },
}

export const Loading: Story = { args: { model: loading } }

export const InUsd: Story = {
  args: { model: inUsd },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByText('0.25 ETH')
    await userEvent.click(view.getByRole('button', { name: 'Enter the amount as ETH' }))
    await expect(args.onUnit).toHaveBeenCalledWith('token', '0.25')
  },
}

export const Max: Story = {
  args: { model: max },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Everything, less the network fee.')
    await expect(view.getByRole('button', { name: 'Max', pressed: true })).toBeVisible()
  },
}

export const InsufficientFunds: Story = {
  args: { model: insufficient },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const amount = await view.findByLabelText('Amount')
    await expect(amount).toBeInvalid()
    await expect(amount).toHaveAccessibleDescription(/^Insufficient funds/)
    amount.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}

export const IncorrectValue: Story = { args: { model: incorrect } }

export const Typo: Story = {
  args: { model: typo },
  play: async ({ canvasElement }) => {
    const to = await queryModal(canvasElement).findByLabelText('To')
    await expect(to).toHaveAccessibleDescription('This address has a typo. Copy it again.')
  },
}

export const ZeroAddress: Story = { args: { model: zeroAddress } }
export const LookAlike: Story = {
  args: { model: lookAlike },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText('Check the address')
  },
}
export const FirstTransfer: Story = { args: { model: firstTransfer } }
export const TokenContract: Story = { args: { model: tokenContract } }
export const OwnAddress: Story = { args: { model: ownAddress } }
export const Unpriced: Story = { args: { model: unpriced } }
export const Huge: Story = { args: { model: huge } }

export const Unsupported: Story = {
  args: { model: fixtures.unsupported },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Networks' }))
    await expect(args.onNetworks).toHaveBeenCalledOnce()
  },
}

export const Disconnected: Story = { args: { model: fixtures.disconnected } }

export const RightToLeft: Story = {
  args: { model: lookAlike },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
