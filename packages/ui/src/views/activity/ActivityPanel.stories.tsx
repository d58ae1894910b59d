import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  arrivals,
  empty,
  emptyPage,
  ended,
  failedMore,
  failedTransaction,
  fixtures,
  hostile,
  labeled,
  loadingMore,
  many,
  months,
  nft,
  one,
  pending,
  pendingSwap,
  recent,
  trade,
} from './ActivityPanel.fixtures.js'
import { ActivityPanel } from './ActivityPanel.js'
import { ActivityPlaceholder } from './ActivityPlaceholder.js'

const modal = { route: { view: 'account', namespace: 'eip155' } }
const rtl = { modal: { ...modal, locale: 'ar' } }

const meta: Meta<typeof ActivityPanel> = {
  title: 'Views/Activity',
  component: ActivityPanel,
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ActivityPanel>

/** Shows all transactions of the story. */
async function expand(canvasElement: HTMLElement) {
  const view = queryModal(canvasElement)
  await userEvent.click(await view.findByRole('button', { name: 'Show all transactions' }))
  return view
}

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'May' })).toBeInTheDocument()
    const links = view.getAllByRole('link')
    await expect(links).toHaveLength(4)
    await expect(links[0]).toHaveAttribute('target', '_blank')
    // Three decimals, truncated; the tooltip has all digits.
    await expect(view.getByText('+0.042 ETH')).toHaveAttribute('title', '+0.04219999 ETH')
    await expect(view.getByText('−500 USDC')).toBeInTheDocument()
  },
}

export const Loading: Story = { args: { model: fixtures.loading } }

export const Stale: Story = {
  args: { model: fixtures.stale },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('Failed to fetch transactions')).toBeInTheDocument()
    await expect(view.getAllByRole('link')).toHaveLength(4)
  },
}

export const Failed: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Failed to fetch transactions')
    await expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const FailedWithRetry: Story = {
  args: { model: fixtures.failed, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const CodeFailed: Story = {
  args: { model: fixtures.failed, onRetry: fn() },
  render: ({ onRetry }) => <ActivityPlaceholder status="failed" onRetry={onRetry} />,
}

export const Absent: Story = { args: { model: fixtures.absent } }

export const AbsentRightToLeft: Story = { ...Absent, parameters: rtl }

export const OnlyPending: Story = { args: { model: { ...pending, months: [], isPartial: true } } }

export const Empty: Story = { args: { model: empty } }

export const EmptySinceSetUp: Story = { args: { model: { ...empty, isRecent: true } } }

export const Labeled: Story = { args: { model: labeled } }

export const RightToLeftLabeled: Story = { args: { model: labeled }, parameters: rtl }

export const One: Story = { args: { model: one } }

export const Months: Story = {
  args: { model: months },
  play: async ({ canvasElement }) => {
    const view = await expand(canvasElement)
    await expect(await view.findByRole('heading', { name: 'December 2025' })).toBeInTheDocument()
  },
}

export const Many: Story = {
  args: { model: many, onLoadMore: fn() },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findAllByRole('link')).toHaveLength(3)
    await expand(canvasElement)
    // The rows are added over several frames.
    const more = await waitFor(() => view.getByRole('button', { name: 'Show earlier transactions' }), {
      timeout: 60_000,
    })
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    more.scrollIntoView()
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
    await userEvent.click(view.getByRole('button', { name: 'Show fewer transactions' }))
    await expect(view.getAllByRole('link')).toHaveLength(3)
  },
}

export const Collapsed: Story = { args: { model: many } }

export const LoadingMore: Story = {
  args: { model: loadingMore },
  play: async ({ canvasElement }) => {
    const view = await expand(canvasElement)
    await waitFor(() => expect(view.getByText('Loading earlier transactions')).toBeInTheDocument(), {
      timeout: 60_000,
    })
  },
}

export const Ended: Story = {
  args: { model: ended },
  play: async ({ canvasElement }) => {
    const view = await expand(canvasElement)
    await waitFor(() => expect(view.getAllByRole('link')).toHaveLength(100), { timeout: 60_000 })
    await expect(view.queryByRole('button', { name: 'Show earlier transactions' })).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Show fewer transactions' }))
  },
}

export const FailedMore: Story = {
  args: { model: failedMore, onLoadMore: fn() },
  play: async ({ canvasElement, args }) => {
    const view = await expand(canvasElement)
    const retry = await waitFor(() => view.getByRole('button', { name: 'Try again' }), { timeout: 60_000 })
    retry.scrollIntoView()
    await userEvent.click(retry)
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

export const EmptyPage: Story = {
  args: { model: emptyPage, onLoadMore: fn() },
  play: async ({ canvasElement, args }) => {
    await expand(canvasElement)
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
  },
}

export const Pending: Story = {
  args: { model: pending },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'Pending' })).toBeInTheDocument()
    await expect(view.getByText('−0.5 ETH')).toBeInTheDocument()
  },
}

export const Recent: Story = {
  args: { model: recent, now: recent.at },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    for (const text of ['now', '5 min. ago', '3 hr. ago'])
      await expect(await view.findByText(text)).toBeVisible()
  },
}

export const RightToLeftRecent: Story = { args: { model: recent, now: recent.at }, parameters: rtl }

export const PendingSwap: Story = {
  args: { model: pendingSwap },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByText('Swapping ETH → USDC')).toBeVisible()
  },
}

export const RightToLeftPendingSwap: Story = { args: { model: pendingSwap }, parameters: rtl }

export const Arrivals: Story = {
  args: { model: arrivals },
  play: async ({ canvasElement }) => {
    const view = await expand(canvasElement)
    await view.findByText('Arrives on Base, usually in 2 minutes')
    for (const text of ['Arrived on Base', 'Refunded', 'Didn’t arrive on Base', 'Status on Base not known'])
      await expect(view.getByText(text)).toBeInTheDocument()
  },
}

export const RightToLeftArrivals: Story = { args: { model: arrivals }, parameters: rtl }

export const FailedTransaction: Story = { args: { model: failedTransaction } }

export const Nft: Story = { args: { model: nft } }

export const Trade: Story = {
  args: { model: trade },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByText(/2 more/)).toBeInTheDocument()
  },
}

export const Hostile: Story = { args: { model: hostile } }

export const RightToLeft: Story = { args: { model: fixtures.stale }, parameters: rtl }

export const RightToLeftTrade: Story = { args: { model: trade }, parameters: rtl }

export const RightToLeftPending: Story = { args: { model: pending }, parameters: rtl }
