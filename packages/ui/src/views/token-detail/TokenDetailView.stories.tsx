import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, hostile, native, solana, stale, unnamed, unpriced } from './TokenDetailView.fixtures.js'
import { TokenDetailView } from './TokenDetailView.js'

const modal = { route: { view: 'token-detail', namespace: 'eip155', id: '1' }, canGoBack: true }
const rtl = { modal: { ...modal, locale: 'ar' } }

const meta: Meta<typeof TokenDetailView> = {
  title: 'Views/Token detail',
  component: TokenDetailView,
  args: { onCopy: fn(), onTokens: fn(), onConnect: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof TokenDetailView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'USD Coin' })).toBeInTheDocument()
    await userEvent.click(view.getByRole('button', { name: /^Copy contract address/ }))
    await expect(args.onCopy).toHaveBeenCalledWith(`0x${'a'.repeat(40)}`)
    await waitFor(() => expect(view.getByText('Copied')).toBeInTheDocument())
    await expect(view.getByRole('link', { name: 'View on explorer' })).toHaveAttribute('target', '_blank')
  },
}

export const Actions: Story = {
  args: { model: fixtures.ready, actions: ['buy', 'send', 'swap'], onAction: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Send' }))
    await expect(args.onAction).toHaveBeenCalledWith('send')
  },
}

export const Native: Story = {
  args: { model: native },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Native token')
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const Stale: Story = { args: { model: stale } }

export const Unpriced: Story = { args: { model: unpriced } }

export const Unnamed: Story = { args: { model: unnamed } }

export const Solana: Story = {
  args: { model: solana },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByRole('button', { name: /^Copy mint address/ })
  },
}

export const Hostile: Story = {
  args: { model: hostile },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: /^<b>AToken/ })
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = { args: { model: fixtures.loading } }

export const Missing: Story = {
  args: { model: fixtures.missing },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Show tokens' }))
    await expect(args.onTokens).toHaveBeenCalledOnce()
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

export const RightToLeft: Story = { args: { model: fixtures.ready }, parameters: rtl }
