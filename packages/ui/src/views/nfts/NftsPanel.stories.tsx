import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  empty,
  emptyPage,
  ended,
  failedMore,
  fixtures,
  hostile,
  loadingMore,
  many,
  one,
  retrying,
  six,
} from './NftsPanel.fixtures.js'
import { NftsPanel } from './NftsPanel.js'
import { NftsPlaceholder } from './NftsPlaceholder.js'

const modal = { route: { view: 'account', namespace: 'eip155' } }
const rtl = { modal: { ...modal, locale: 'ar' } }

const meta: Meta<typeof NftsPanel> = {
  title: 'Views/NFTs',
  component: NftsPanel,
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof NftsPanel>

/** Shows all NFTs of the story. */
async function expand(canvasElement: HTMLElement) {
  const view = queryModal(canvasElement)
  await userEvent.click(await view.findByRole('button', { name: 'Show all NFTs' }))
  return view
}

export const Ready: Story = {
  args: { model: fixtures.ready, onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const ticket = await view.findByRole('button', { name: /Ferry ticket.*Harbors.*Amount: 25/ })
    await userEvent.click(ticket)
    await expect(args.onSelect).toHaveBeenCalledWith(expect.stringContaining('/erc1155:'))
  },
}

export const Loading: Story = { args: { model: fixtures.loading } }

export const Stale: Story = {
  args: { model: fixtures.stale, onSelect: fn() },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText(/Showing NFTs from 12:04/)).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText(/We’ll check again at 12:04/)).toBeInTheDocument()
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

export const Retrying: Story = { args: { model: retrying } }

export const CodeFailed: Story = {
  args: { model: fixtures.failed, onRetry: fn() },
  render: ({ onRetry }) => <NftsPlaceholder status="failed" onRetry={onRetry} />,
}

export const Absent: Story = { args: { model: fixtures.absent } }

export const AbsentRightToLeft: Story = { ...Absent, parameters: rtl }

export const Empty: Story = { args: { model: empty } }

export const EmptySinceSetUp: Story = { args: { model: { ...empty, isRecent: true } } }

export const One: Story = { args: { model: one, onSelect: fn() } }

export const Six: Story = { args: { model: six, onSelect: fn() } }

export const Many: Story = {
  args: { model: many, onSelect: fn(), onLoadMore: fn() },
  play: async ({ canvasElement, args }) => {
    const view = await expand(canvasElement)
    // The tiles are added over several frames.
    const more = await waitFor(() => view.getByRole('button', { name: 'Show more NFTs' }), {
      timeout: 60_000,
    })
    await expect(args.onLoadMore).not.toHaveBeenCalled()
    more.scrollIntoView()
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce())
    await userEvent.click(view.getByRole('button', { name: 'Show fewer NFTs' }))
    await expect(view.getByRole('button', { name: 'Show all NFTs' })).toBeInTheDocument()
  },
}

export const Collapsed: Story = { args: { model: many, onSelect: fn() } }

export const LoadingMore: Story = {
  args: { model: loadingMore, onSelect: fn() },
  play: async ({ canvasElement }) => {
    const view = await expand(canvasElement)
    await expect(await view.findByText('Loading more NFTs')).toBeInTheDocument()
  },
}

export const Ended: Story = {
  args: { model: ended, onSelect: fn() },
  play: async ({ canvasElement }) => {
    const view = await expand(canvasElement)
    await waitFor(() => expect(view.getAllByRole('button', { name: /Harbor #/ })).toHaveLength(100), {
      timeout: 60_000,
    })
    await expect(view.queryByRole('button', { name: 'Show more NFTs' })).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Show fewer NFTs' }))
  },
}

export const FailedMore: Story = {
  args: { model: failedMore, onSelect: fn(), onLoadMore: fn() },
  play: async ({ canvasElement, args }) => {
    const view = await expand(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Try again' }))
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

export const Hostile: Story = { args: { model: hostile, onSelect: fn() } }

export const RightToLeft: Story = { args: { model: fixtures.stale, onSelect: fn() }, parameters: rtl }

export const RightToLeftFailed: Story = { args: { model: fixtures.failed }, parameters: rtl }
