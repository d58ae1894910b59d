import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  fixtures,
  hostileLink,
  longFailure,
  openingDevice,
  openingHarbor,
  openingInAppBrowser,
  openingWindow,
  withoutGetUrl,
} from './ConnectingView.fixtures.js'
import { ConnectingView } from './ConnectingView.js'

const modal = {
  route: { view: 'connecting', walletId: 'dev.latchkit.kestrel', namespace: 'eip155' },
  canGoBack: true,
}

const meta: Meta<typeof ConnectingView> = {
  title: 'Views/Connecting',
  component: ConnectingView,
  args: { onRetry: fn(), onGetWallet: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ConnectingView>

export const Opening: Story = {
  args: { model: fixtures.opening },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: 'Opening Kestrel' })
    // There is no retry while the wallet prompts.
    await expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const NothingOpened: Story = {
  args: { model: openingHarbor, helpDelayMs: 0 },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const help = await view.findByRole('button', { name: 'Nothing opened?' })
    await userEvent.click(help)
    await view.findByText(/^Look for the Harbor Wallet icon in the toolbar/)
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(help).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(help)
  },
}

export const NoRequestInAppBrowser: Story = {
  args: { model: openingInAppBrowser, helpDelayMs: 0 },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Nothing opened?' }))
    await view.findByText(/^Look for the request over this page. Unlock Harbor Wallet/)
    await expect(view.queryByText(/toolbar/)).toBeNull()
  },
}

export const NoWindowOpened: Story = {
  args: { model: openingWindow, helpDelayMs: 0 },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Nothing opened?' }))
    await view.findByText(/Allow pop-ups for this site/)
  },
}

export const NoRequestOnDevice: Story = {
  args: { model: openingDevice, helpDelayMs: 0 },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Nothing opened?' }))
    await view.findByText(/^Unlock the device with Harbor Wallet/)
  },
}

export const Declined: Story = {
  args: { model: fixtures.declined },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    // A declined request is not an error.
    await expect(view.queryByRole('alert')).toBeNull()
  },
}

export const Failed: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByText(/has a request open/)
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NotInstalled: Story = {
  args: { model: fixtures['not-installed'] },
  play: async ({ canvasElement }) => {
    const link = await queryModal(canvasElement).findByRole('link', { name: 'Get Harbor Wallet' })
    await expect(link).toHaveAttribute('href', 'https://example.com/harbor')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const WithoutGetUrl: Story = {
  args: { model: withoutGetUrl },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'See other wallets' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
  },
}

export const HostileLink: Story = {
  args: { model: hostileLink },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('button', { name: 'See other wallets' })
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const Connected: Story = { args: { model: fixtures.connected } }

export const LongFailure: Story = { args: { model: longFailure } }

export const RightToLeft: Story = {
  args: { model: fixtures.declined },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
