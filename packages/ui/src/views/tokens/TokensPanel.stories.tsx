import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  empty,
  emptyWithoutPrices,
  expanded,
  fixtures,
  hostile,
  many,
  one,
  solana,
  unpriced,
  withoutPrices,
  zero,
} from './TokensPanel.fixtures.js'
import { TokensPanel } from './TokensPanel.js'
import { TokensPlaceholder } from './TokensPlaceholder.js'

const modal = { route: { view: 'account', namespace: 'eip155' } }

const meta: Meta<typeof TokensPanel> = {
  title: 'Views/Tokens',
  component: TokensPanel,
  // Its amounts are BigInts, which the Controls panel cannot serialize.
  argTypes: { model: { control: false } },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof TokensPanel>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    // Two decimals, truncated; the tooltip has all digits.
    await expect(await view.findByText('1.28 ETH')).toHaveAttribute('title', '1.284999999999999999 ETH')
    await expect(view.getByText('$3,839.60')).toBeInTheDocument()
    await expect(view.getByText('No price')).toBeInTheDocument()
  },
}

export const Loading: Story = { args: { model: fixtures.loading } }

export const Stale: Story = {
  args: { model: fixtures.stale },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText(/^Showing values from \d/)).toBeInTheDocument()
    await expect(view.getByText('1.28 ETH')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Token Balance Unavailable')
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
  render: ({ onRetry }) => <TokensPlaceholder status="failed" onRetry={onRetry} />,
}

export const Empty: Story = { args: { model: empty } }

export const One: Story = { args: { model: one } }

export const Many: Story = {
  args: { model: many },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const toggle = await view.findByRole('button', { name: 'Show all 500 tokens' })
    await expect(view.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(toggle)
    // The rows are added over several frames. Not `findByText`, which prints all of them each time.
    await waitFor(() => expect(view.queryByText('Token number 495') !== null).toBe(true), { timeout: 60_000 })
    await userEvent.click(view.getByRole('button', { name: 'Show fewer tokens' }))
    await expect(view.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Expanded: Story = {
  args: { model: expanded },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Show all 60 tokens' }))
    await waitFor(() => expect(view.queryByText('Token number 55') !== null).toBe(true), { timeout: 60_000 })
  },
}

export const Zero: Story = { args: { model: zero } }

export const Unpriced: Story = {
  args: { model: unpriced },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('No price')
    await expect(view.queryByText('Total value')).toBeNull()
  },
}

export const Absent: Story = { args: { model: fixtures.absent } }

export const WithoutPrices: Story = { args: { model: withoutPrices } }

export const EmptyWithoutPrices: Story = { args: { model: emptyWithoutPrices } }

export const Hostile: Story = { args: { model: hostile } }

export const Solana: Story = { args: { model: solana } }

export const RightToLeft: Story = {
  args: { model: fixtures.stale },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const RightToLeftMany: Story = {
  args: { model: many },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
