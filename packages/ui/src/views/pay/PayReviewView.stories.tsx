import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  approval,
  changed,
  declined,
  fixtures,
  higher,
  insufficient,
  lessReceived,
  longTexts,
  otherTokens,
  rounds,
  solana,
  sponsored,
  unverified,
  waiting,
  withToken,
} from './PayReviewView.fixtures.js'
import { PayReviewView } from './PayReviewView.js'

const modal = { route: { view: 'pay-review' }, canGoBack: true }

const meta: Meta<typeof PayReviewView> = {
  title: 'Views/Pay review',
  component: PayReviewView,
  args: { onPay: fn(), onBack: fn(), onToken: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof PayReviewView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^Pay / }))
    await expect(args.onPay).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Change method' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const None: Story = { args: { model: fixtures.none } }
export const Preparing: Story = { args: { model: fixtures.preparing } }
export const Failed: Story = { args: { model: fixtures.failed } }
export const Signing: Story = { args: { model: fixtures.signing } }
export const Declined: Story = { args: { model: declined } }
export const Changed: Story = { args: { model: changed } }
export const WithToken: Story = { args: { model: withToken } }
export const Higher: Story = { args: { model: higher } }
export const Sponsored: Story = {
  args: { model: sponsored },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('Paid by Acme Shop')).toBeVisible()
    await expect(view.getByRole('button', { name: /^Pay / })).toBeEnabled()
  },
}
export const SponsoredRightToLeft: Story = {
  args: { model: sponsored },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
export const Waiting: Story = { args: { model: waiting } }
export const LongTexts: Story = { args: { model: longTexts } }

export const Approval: Story = {
  args: { model: approval },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Approve' }))
    await expect(args.onPay).toHaveBeenCalledOnce()
  },
}

export const OtherTokens: Story = {
  args: { model: otherTokens },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^Wrapped Bitcoin/ }))
    await expect(args.onToken).toHaveBeenCalledWith('0x1')
  },
}

export const Unverified: Story = { args: { model: unverified } }
export const LessReceived: Story = { args: { model: lessReceived } }
export const Rounds: Story = {
  args: { model: rounds },
  play: async ({ canvasElement }) => {
    const row = (await queryModal(canvasElement).findByText('Rounding, up to')).closest('li')
    await expect(row).toHaveTextContent('0.000002 USDC')
  },
}
export const Solana: Story = { args: { model: solana } }

export const Insufficient: Story = {
  args: { model: insufficient },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('button', { name: /^Pay / })).toBeDisabled()
  },
}

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
