import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  certified,
  counted,
  fixtures,
  hostileNames,
  huge,
  loadingMore,
  nextPageFailed,
  noneCertified,
  noneOffline,
  searched,
  withoutCertified,
} from './AllWalletsView.fixtures.js'
import { AllWalletsView } from './AllWalletsView.js'

const modal = { route: { view: 'all-wallets' }, canGoBack: true }

const meta: Meta<typeof AllWalletsView> = {
  title: 'Views/AllWallets',
  component: AllWalletsView,
  args: {
    onSearch: fn(),
    onToggleCertified: fn(),
    onSelectWallet: fn(),
    onMore: fn(),
    onRetry: fn(),
    onQrCode: fn(),
  },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof AllWalletsView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Nimbus, Certified' }))
    await expect(args.onSelectWallet).toHaveBeenCalledWith('dev.latchkit.nimbus')
    await userEvent.click(view.getByRole('button', { name: 'Certified only', pressed: false }))
    await expect(args.onToggleCertified).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Show a QR code' }))
    await expect(args.onQrCode).toHaveBeenCalledOnce()
    await fireEvent.input(view.getByRole('searchbox'), { target: { value: 'nim' } })
    await expect(args.onSearch).toHaveBeenLastCalledWith('nim')
    // There is no next page.
    await expect(args.onMore).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { model: fixtures.loading } }

export const Counted: Story = { args: { model: counted } }

export const WithoutCertified: Story = {
  args: { model: withoutCertified },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('4 wallets')
    await expect(view.queryByRole('button', { name: 'Certified only' })).toBeNull()
  },
}

export const LoadingMore: Story = { args: { model: loadingMore } }

export const NoMatch: Story = {
  args: { model: fixtures['no-match'], onQrCode: undefined, onScan: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Show a QR code' }))
    await expect(args.onScan).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByText('The wallet directory can’t be reached.')
    await userEvent.click(view.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    // The built-in wallets are usable.
    await userEvent.click(view.getByRole('button', { name: 'Ferrous' }))
    await expect(args.onSelectWallet).toHaveBeenCalledOnce()
  },
}

export const OfflineNoMatch: Story = { args: { model: noneOffline } }

export const NextPageFailed: Story = {
  args: { model: nextPageFailed },
  play: async ({ canvasElement, args }) => {
    const button = await queryModal(canvasElement).findByRole('button', { name: 'Try again' })
    button.scrollIntoView()
    await userEvent.click(button)
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Searched: Story = { args: { model: searched } }

export const Certified: Story = { args: { model: certified } }

export const NoneCertified: Story = { args: { model: noneCertified } }

export const HostileNames: Story = {
  args: { model: hostileNames },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findAllByText(/^<img src=x/)
    await view.findAllByText('Ø')
    const { shadowRoot } = canvasElement.querySelector('[data-latchkit]') ?? {}
    // The name was rendered as text: all images are the kit's own.
    await expect(shadowRoot?.querySelectorAll('img:not([draggable="false"])')).toHaveLength(0)
  },
}

export const Huge: Story = {
  args: { model: huge },
  parameters: { oneTheme: true },
}

export const Disabled: Story = {
  args: {
    model: fixtures.ready,
    onSelectWallet: undefined,
    onSearch: undefined,
    onToggleCertified: undefined,
  },
}

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
