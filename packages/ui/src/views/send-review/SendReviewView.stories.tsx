import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  changed,
  contract,
  declined,
  fixtures,
  huge,
  insufficientFee,
  lookAlike,
  rounds,
  roundsDown,
  sponsored,
  sponsoredByApp,
  takesFee,
  token,
  unverified,
} from './SendReviewView.fixtures.js'
import { SendReviewView } from './SendReviewView.js'

const modal = { route: { view: 'send-review', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof SendReviewView> = {
  title: 'Views/Send review',
  component: SendReviewView,
  args: { onSpeed: fn(), onSend: fn(), onStop: fn(), onEdit: fn() },
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

export const Sent: Story = { args: { model: fixtures.sent } }
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
