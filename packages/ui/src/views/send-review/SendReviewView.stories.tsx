import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  changed,
  contract,
  declined,
  equalFees,
  fixtures,
  huge,
  insufficientFee,
  lookAlike,
  pending,
  rounds,
  roundsDown,
  sponsored,
  sponsoredByApp,
  takesFee,
  token,
  unsent,
  unverified,
} from './SendReviewView.fixtures.js'
import { SendReviewView } from './SendReviewView.js'

const modal = { route: { view: 'send-review', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof SendReviewView> = {
  title: 'Views/Send review',
  component: SendReviewView,
  args: { onSpeed: fn(), onSend: fn(), onStop: fn(), onEdit: fn(), onDone: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SendReviewView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('radio', { name: /^Fast/ }))
    await expect(args.onSpeed).toHaveBeenCalledWith('fast')
    await userEvent.click(view.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Edit' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}

export const Preparing: Story = { args: { model: fixtures.preparing } }
export const Failed: Story = { args: { model: fixtures.failed } }
export const Checking: Story = { args: { model: fixtures.checking } }

export const Signing: Story = {
  args: { model: fixtures.signing },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Stop waiting' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const Sent: Story = {
  args: { model: fixtures.sent },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: /^Sent .* to 0x7099…79C8$/ })).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const SentPending: Story = {
  args: { model: pending },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: /^Sending .* to alice\.eth$/ })).toBeVisible()
    await expect(view.getByRole('link', { name: 'View on explorer' })).toBeVisible()
  },
}

export const SentFailed: Story = { args: { model: unsent } }

export const SentRightToLeft: Story = {
  args: { model: pending },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const EqualFees: Story = {
  args: { model: equalFees },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect((await view.findByText('Network fee')).closest('li')).toHaveTextContent('At most $0.06')
    await expect(view.queryByRole('radio')).toBeNull()
    const total = view.getByRole('button', { name: /^0\.25 ETH \+ 0\.000021/ })
    await expect(total).toHaveAttribute('title', '0.250021000000231 ETH')
    await userEvent.click(total)
    await expect(view.getByText('0.250021000000231 ETH')).toBeVisible()
    await userEvent.click(total)
  },
}
export const None: Story = { args: { model: fixtures.none } }
export const Declined: Story = { args: { model: declined } }
export const Changed: Story = { args: { model: changed } }
export const LookAlike: Story = { args: { model: lookAlike } }
export const Contract: Story = { args: { model: contract } }

export const InsufficientFee: Story = {
  args: { model: insufficientFee },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('button', { name: 'Send' })).toBeDisabled()
  },
}

export const Sponsored: Story = {
  args: { model: sponsored },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('Paid by Acme Shop')).toBeVisible()
    await expect(view.queryByRole('radio')).toBeNull()
    await expect(view.getByRole('button', { name: 'Send' })).toBeEnabled()
  },
}
export const SponsoredByApp: Story = { args: { model: sponsoredByApp } }
export const SponsoredRightToLeft: Story = {
  args: { model: sponsored },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const Token: Story = { args: { model: token } }
export const TakesFee: Story = { args: { model: takesFee } }

export const Rounds: Story = {
  args: { model: rounds },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect((await view.findByText('Rounding, up to')).closest('li')).toHaveTextContent('0.000002 USDC')
    await expect(view.queryByText('This token takes a fee')).toBeNull()
    await expect(view.queryByText('Recipient gets')).toBeNull()
  },
}

export const RoundsDown: Story = {
  args: { model: roundsDown },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect((await view.findByText('Recipient gets')).closest('li')).toHaveTextContent('99.999998 USDC')
    await expect(view.queryByText('This token takes a fee')).toBeNull()
  },
}

export const RoundsRightToLeft: Story = {
  args: { model: rounds },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const Unverified: Story = { args: { model: unverified } }
export const Huge: Story = { args: { model: huge } }

export const RightToLeft: Story = {
  args: { model: takesFee },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const SigningRightToLeft: Story = {
  args: { model: fixtures.signing },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
