import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  checked,
  fixtures,
  forSolana,
  hostileText,
  huge,
  legal,
  manyChains,
  notCounted,
  one,
  onlyInstalled,
  onlyPrivacy,
  remoteFirst,
  unchecked,
  withAll,
} from './ConnectView.fixtures.js'
import { ConnectView } from './ConnectView.js'

const meta: Meta<typeof ConnectView> = {
  title: 'Views/Connect',
  component: ConnectView,
  args: {
    onCheckLegal: fn(),
    onSelectWallet: fn(),
    onAllWallets: fn(),
    onGetWallet: fn(),
    onWhatIsAWallet: fn(),
  },
  parameters: { modal: { route: { view: 'connect' }, help: true } },
}

export default meta

type Story = StoryObj<typeof ConnectView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const modal = queryModal(canvasElement)
    const installed = await modal.findByRole('list', { name: 'Installed' })
    await expect(installed).toHaveTextContent('KestrelNimbus')
    await expect(modal.getByRole('heading', { name: 'Installed' })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Harbor Wallet Recent' }))
    await expect(args.onSelectWallet).toHaveBeenCalledWith('dev.latchkit.harbor')
    await userEvent.click(modal.getByRole('button', { name: 'Get one' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
  },
}

export const AllWallets: Story = {
  args: { model: withAll },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'All wallets 612' }))
    await expect(args.onAllWallets).toHaveBeenCalledOnce()
  },
}

export const OnlyInstalled: Story = {
  args: { model: onlyInstalled },
  play: async ({ canvasElement }) => {
    const modal = queryModal(canvasElement)
    await expect(await modal.findByRole('list', { name: 'Wallets' })).toBeVisible()
    // There is nothing to tell them apart from.
    await expect(modal.queryByText('Installed')).toBeNull()
  },
}

export const RemoteFirst: Story = { args: { model: remoteFirst } }

export const NotCounted: Story = { args: { model: notCounted } }

export const Discovering: Story = { args: { model: fixtures.discovering } }

export const Empty: Story = {
  args: { model: fixtures.empty },
  play: async ({ canvasElement, args }) => {
    const modal = queryModal(canvasElement)
    await userEvent.click(await modal.findByRole('button', { name: 'Get a wallet' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'What is a wallet?' }))
    await expect(args.onWhatIsAWallet).toHaveBeenCalledOnce()
  },
}

export const One: Story = { args: { model: one } }

export const Legal: Story = { args: { model: legal } }

export const LegalCheckbox: Story = {
  args: { model: unchecked },
  play: async ({ canvasElement, args }) => {
    const modal = queryModal(canvasElement)
    const box = await modal.findByRole('checkbox', { name: /^I agree to the terms of service/ })
    await expect(modal.getByRole('button', { name: /Kestrel/ })).toBeDisabled()
    await expect(modal.getByRole('button', { name: 'All wallets' })).toBeDisabled()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(args.onCheckLegal).toHaveBeenCalledWith(true)
  },
}

export const LegalChecked: Story = {
  args: { model: checked },
  play: async ({ canvasElement }) => {
    const modal = queryModal(canvasElement)
    await expect(await modal.findByRole('checkbox')).toBeChecked()
    await expect(modal.getByRole('button', { name: /Kestrel/ })).toBeEnabled()
  },
}

export const LegalCheckboxRightToLeft: Story = {
  args: { model: unchecked },
  parameters: { modal: { route: { view: 'connect' }, help: true, locale: 'ar' } },
}

export const OnlyPrivacy: Story = { args: { model: onlyPrivacy } }

export const HostileNameAndIcon: Story = {
  args: { model: hostileText },
  play: async ({ canvasElement }) => {
    const modal = queryModal(canvasElement)
    // The name is rendered as text, the unsafe icon is a letter, and the unsafe link is not rendered.
    await modal.findByText(/^<img src=x/)
    await expect(modal.queryByRole('link')).toBeNull()
    await modal.findByText('Ø')
    await expect(canvasElement.querySelector('[data-latchkit]')?.shadowRoot?.querySelector('img')).toBeNull()
  },
}

export const ManyChains: Story = { args: { model: manyChains } }

const narrowed = { modal: { route: { view: 'connect', namespace: 'solana' }, canGoBack: true } }

export const ForOneChain: Story = {
  args: { model: forSolana, namespace: 'solana' },
  parameters: narrowed,
  play: async ({ canvasElement }) => {
    const list = await queryModal(canvasElement).findByRole('list', { name: 'Wallets for Solana' })
    await expect(list).toBeVisible()
  },
}

export const NoneForOneChain: Story = {
  args: { model: fixtures.empty, namespace: 'bip122' },
  parameters: narrowed,
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByRole('heading', { name: 'No wallet found for Bitcoin' })
  },
}

export const ForOneChainRightToLeft: Story = {
  args: { model: forSolana, namespace: 'solana' },
  parameters: { modal: { ...narrowed.modal, locale: 'ar' } },
}

export const Huge: Story = { args: { model: huge } }

export const Disabled: Story = {
  args: { model: fixtures.ready, onSelectWallet: undefined, onGetWallet: undefined },
  play: async ({ canvasElement }) => {
    const modal = queryModal(canvasElement)
    await expect(await modal.findByRole('button', { name: /Kestrel/ })).toBeDisabled()
    await expect(modal.queryByRole('button', { name: 'Get one' })).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { model: legal },
  parameters: { modal: { route: { view: 'connect' }, help: true, locale: 'ar' } },
}
