import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  arrived,
  arriving,
  cancelled,
  deployed,
  dropped,
  failed,
  fixtures,
  hostile,
  longData,
  named,
  notArrived,
  notTracked,
  otherNonce,
  partial,
  pending,
  refunded,
  repeatable,
  replaced,
  repriced,
  solana,
  trade,
  unknown,
} from './ActivityDetailView.fixtures.js'
import { ActivityDetailView } from './ActivityDetailView.js'

const modal = { route: { view: 'activity-detail', namespace: 'eip155', hash: '0x1' }, canGoBack: true }
const rtl = { modal: { ...modal, locale: 'ar' } }

const meta: Meta<typeof ActivityDetailView> = {
  title: 'Views/Activity detail',
  component: ActivityDetailView,
  args: {
    onCopy: fn(),
    onSpeedUp: fn(),
    onCancel: fn(),
    onSendAgain: fn(),
    onActivity: fn(),
    onConnect: fn(),
  },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof ActivityDetailView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'Sent' })).toBeInTheDocument()
    await expect(view.getByText('Status').closest('li')).toHaveTextContent('Confirmed')
    await userEvent.click(view.getByRole('button', { name: /^Copy recipient address/ }))
    await expect(args.onCopy).toHaveBeenCalledWith(`0x${'2'.repeat(40)}`)
    await waitFor(() => expect(view.getByText('Copied')).toBeInTheDocument())
    await userEvent.click(view.getByRole('button', { name: /^Copy transaction ID/ }))
    await expect(args.onCopy).toHaveBeenCalledWith(`0x${'1'.padStart(64, '0')}`)
    await expect(view.getByRole('link', { name: 'View on explorer' })).toHaveAttribute('target', '_blank')
  },
}

export const SendAgain: Story = {
  args: { model: repeatable },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const row = (await view.findByText('Date')).closest('li')
    // The separators begin at the text.
    await expect(row && getComputedStyle(row).getPropertyValue('--separator-start').trim()).toBe('12px')
    await userEvent.click(view.getByRole('button', { name: 'Send again' }))
    await expect(args.onSendAgain).toHaveBeenCalledOnce()
  },
}

export const RightToLeftSendAgain: Story = { args: { model: repeatable }, parameters: rtl }

export const Named: Story = {
  args: { model: named },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect((await view.findByText('Savings')).closest('li')).toHaveTextContent('0x1111')
    await expect(view.getByText('alice.eth').closest('li')).toHaveTextContent('0x2222')
  },
}

export const RightToLeftNamed: Story = { args: { model: named }, parameters: rtl }

export const Pending: Story = {
  args: { model: pending },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('Pending')).toBeInTheDocument()
    await userEvent.click(view.getByRole('button', { name: 'Speed up' }))
    await expect(args.onSpeedUp).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Cancel transaction' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const LongData: Story = {
  args: { model: longData },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('button', { name: 'Cancel transaction' })
    await expect(view.queryByRole('button', { name: 'Speed up' })).toBeNull()
  },
}

export const NotTracked: Story = { args: { model: notTracked } }
export const Solana: Story = { args: { model: solana } }
export const OtherNonce: Story = { args: { model: otherNonce } }

export const Repriced: Story = {
  args: { model: repriced },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect((await view.findByText('Status')).closest('li')).toHaveTextContent('Sped up')
    await expect(view.queryByRole('button', { name: 'Speed up' })).toBeNull()
  },
}

export const Cancelled: Story = { args: { model: cancelled } }
export const Replaced: Story = { args: { model: replaced } }
export const Dropped: Story = { args: { model: dropped } }
export const RightToLeftPending: Story = { args: { model: pending }, parameters: rtl }
export const RightToLeftRepriced: Story = { args: { model: repriced }, parameters: rtl }

export const Failed: Story = {
  args: { model: failed },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('Failed')).toBeInTheDocument()
    await expect(view.queryByText(/USDC/)).toBeNull()
  },
}

export const Trade: Story = {
  args: { model: trade },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('+0.165000000000000001 ETH')).toBeInTheDocument()
    await expect(view.getByText('−500 USDC')).toBeInTheDocument()
  },
}

export const Arriving: Story = {
  args: { model: arriving },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'Swapped' })).toBeInTheDocument()
    await expect(view.getByText('Arrives on Base, usually in 45 seconds')).toHaveRole('status')
  },
}

export const Arrived: Story = {
  args: { model: arrived },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const link = await view.findByRole('link', { name: 'View on the explorer of Base' })
    await expect(link).toHaveAttribute('href', `https://base.example/tx/0x${'7'.repeat(64)}`)
    await userEvent.click(view.getByRole('button', { name: /^Copy transaction on Base/ }))
    await expect(args.onCopy).toHaveBeenCalledWith(`0x${'7'.repeat(64)}`)
  },
}

export const PartlyArrived: Story = { args: { model: partial } }
export const RightToLeftPartlyArrived: Story = { args: { model: partial }, parameters: rtl }
export const Refunded: Story = { args: { model: refunded } }
export const NotArrived: Story = { args: { model: notArrived } }
export const UnknownArrival: Story = { args: { model: unknown } }
export const RightToLeftArrived: Story = { args: { model: arrived }, parameters: rtl }

export const Deployed: Story = {
  args: { model: deployed },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: 'Deployed' })
    await expect(view.queryByText('To')).toBeNull()
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const Hostile: Story = {
  args: { model: hostile },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText(/^<b>AToken/)
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = { args: { model: fixtures.loading } }

export const Missing: Story = {
  args: { model: fixtures.missing },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Show activity' }))
    await expect(args.onActivity).toHaveBeenCalledOnce()
  },
}

export const Disconnected: Story = {
  args: { model: fixtures.disconnected },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Connect a wallet' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = { args: { model: trade }, parameters: rtl }
