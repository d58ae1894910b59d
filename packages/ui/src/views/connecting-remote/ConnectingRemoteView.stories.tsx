import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  anyWallet,
  anyWalletPreparing,
  anyWalletSignsIn,
  fixtures,
  hostileWallet,
  insideWallet,
  letter,
  manyPlatforms,
  openSignsIn,
  preparingApp,
  signsIn,
  website,
} from './ConnectingRemoteView.fixtures.js'
import { ConnectingRemoteView } from './ConnectingRemoteView.js'

const modal = { route: { view: 'connecting-remote', walletId: 'dev.latchkit.kestrel' }, canGoBack: true }

const meta: Meta<typeof ConnectingRemoteView> = {
  title: 'Views/ConnectingRemote',
  component: ConnectingRemoteView,
  args: {
    onSelectPlatform: fn(),
    onRetry: fn(),
    onCopy: fn(),
    // A story must not navigate.
    onOpen: fn(),
    onDownloads: fn(),
  },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ConnectingRemoteView>

export const Preparing: Story = { args: { model: fixtures.preparing } }

export const Scan: Story = {
  args: { model: fixtures.scan },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('img', { name: /^QR code for Kestrel/ })
    await userEvent.click(view.getByRole('button', { name: /Copy link/ }))
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringMatching(/^wc:/))
    await userEvent.click(view.getByRole('button', { name: 'Get it' }))
    await expect(args.onDownloads).toHaveBeenCalledOnce()
    // A single platform has no tabs.
    await expect(view.queryByRole('tab')).toBeNull()
  },
}

/** The wallet is asked to connect and to sign in at once. */
export const SignsIn: Story = {
  args: { model: signsIn },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText('Scan this code with Kestrel to connect and sign in.')
  },
}

export const AnyWalletSignsIn: Story = { args: { model: anyWalletSignsIn } }

export const OpenSignsIn: Story = { args: { model: openSignsIn } }

export const Authenticating: Story = { args: { model: fixtures.authenticating } }

export const AnyWallet: Story = { args: { model: anyWallet } }

export const AnyWalletPreparing: Story = { args: { model: anyWalletPreparing } }

export const Letter: Story = { args: { model: letter } }

export const ManyPlatforms: Story = {
  args: { model: manyPlatforms },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const tab = await view.findByRole('tab', { name: 'Phone', selected: true })
    tab.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelectPlatform).toHaveBeenLastCalledWith('desktop')
    await userEvent.click(view.getByRole('tab', { name: 'Website' }))
    await expect(args.onSelectPlatform).toHaveBeenLastCalledWith('web')
  },
}

export const Open: Story = {
  args: { model: fixtures.open },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const link = await view.findByRole('link', { name: 'Open Nimbus' })
    await expect(link.getAttribute('href')).toMatch(/^nimbus:\/\/wc\?uri=wc%3A/)
    await expect(link).toHaveAttribute('target', '_self')
    link.addEventListener('click', (event: Event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(args.onOpen).toHaveBeenCalledWith(link.getAttribute('href'))
    const other = view.getByRole('link', { name: 'Open another way' })
    await expect(other.getAttribute('href')).toMatch(/^https:\/\/nimbus\.example/)
  },
}

export const Website: Story = {
  args: { model: website },
  play: async ({ canvasElement }) => {
    const link = await queryModal(canvasElement).findByRole('link', { name: 'Open Harbor Wallet' })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** Keeps the story from leaving the page when it clicks a link. */
function preventNavigation(canvasElement: HTMLElement): void {
  canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true })
}

export const NothingOpened: Story = {
  args: { model: fixtures.open, helpDelayMs: 0 },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(view.queryByRole('button', { name: 'Nothing opened?' })).toBeNull()
    preventNavigation(canvasElement)
    await userEvent.click(await view.findByRole('link', { name: 'Open Nimbus' }))
    await userEvent.click(await view.findByRole('button', { name: 'Nothing opened?' }))
    await view.findByText(/^Check that Nimbus is installed on this device/)
  },
}

export const WebsiteNotOpened: Story = {
  args: { model: website, helpDelayMs: 0 },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    preventNavigation(canvasElement)
    await userEvent.click(await view.findByRole('link', { name: 'Open Harbor Wallet' }))
    await userEvent.click(await view.findByRole('button', { name: 'Nothing opened?' }))
    await view.findByText(/^Your browser may have blocked the new tab/)
  },
}

export const PreparingApp: Story = { args: { model: preparingApp } }

export const InsideWallet: Story = {
  args: { model: insideWallet },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('link', { name: 'Open Kestrel' })
    // The link has no pairing URI to copy.
    await expect(view.queryByRole('button', { name: /Copy/ })).toBeNull()
  },
}

export const NotDetected: Story = { args: { model: fixtures['not-detected'] } }

export const Declined: Story = {
  args: { model: fixtures.declined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Check your connection, then try again.')
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Connected: Story = { args: { model: fixtures.connected } }

export const HostileWallet: Story = {
  args: { model: hostileWallet },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: /^Continue in/ })
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { model: manyPlatforms },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
