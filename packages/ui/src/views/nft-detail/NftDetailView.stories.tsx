import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { bare, fixtures, hostile, solana, tickets } from './NftDetailView.fixtures.js'
import { NftDetailView } from './NftDetailView.js'

const modal = { route: { view: 'nft-detail', namespace: 'eip155', id: '1' }, canGoBack: true }
const rtl = { modal: { ...modal, locale: 'ar' } }

const meta: Meta<typeof NftDetailView> = {
  title: 'Views/NFT detail',
  component: NftDetailView,
  args: { onCopy: fn(), onNfts: fn(), onConnect: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof NftDetailView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'Harbor #1' })).toBeInTheDocument()
    await userEvent.click(view.getByRole('button', { name: /^Copy contract address/ }))
    await expect(args.onCopy).toHaveBeenCalledWith(`0x${'a'.repeat(40)}`)
    await waitFor(() => expect(view.getByText('Copied')).toBeInTheDocument())
    await userEvent.click(view.getByRole('button', { name: /^Copy token ID/ }))
    await expect(args.onCopy).toHaveBeenCalledWith('1')
    await expect(view.getByRole('link', { name: 'View on explorer' })).toHaveAttribute('target', '_blank')
  },
}

export const Tickets: Story = { args: { model: tickets } }

export const Solana: Story = {
  args: { model: solana },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('Mint address')).toBeInTheDocument()
    await expect(view.queryByText('Token ID')).toBeNull()
  },
}

export const Bare: Story = {
  args: { model: bare },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'Unnamed NFT' })).toBeInTheDocument()
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const Hostile: Story = {
  args: { model: hostile },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText(/^<b>Claim<\/b>/)
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = { args: { model: fixtures.loading } }

export const Missing: Story = {
  args: { model: fixtures.missing },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Show NFTs' }))
    await expect(args.onNfts).toHaveBeenCalledOnce()
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

export const RightToLeft: Story = { args: { model: tickets }, parameters: rtl }
