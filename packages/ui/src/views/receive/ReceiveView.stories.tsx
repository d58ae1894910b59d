import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  bitcoin,
  bitcoinOrdinals,
  fixtures,
  huge,
  named,
  oneNetwork,
  smartAccount,
  solana,
  testNetwork,
  unknownNetwork,
} from './ReceiveView.fixtures.js'
import { ReceiveView } from './ReceiveView.js'

const modal = { route: { view: 'receive', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof ReceiveView> = {
  title: 'Views/Receive',
  component: ReceiveView,
  args: { onCopy: fn(), onShare: fn(), onSelectType: fn(), onNetworks: fn(), onConnect: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ReceiveView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('img', { name: 'QR code of your address on Ethereum' })
    await view.findByText('Only send assets on Ethereum and compatible networks to this address.')
    await userEvent.click(view.getByRole('button', { name: 'Copy address' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await waitFor(() => expect(view.getByText('Copied')).toBeInTheDocument())
    await userEvent.click(view.getByRole('button', { name: 'Share' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: /^Compatible networks/ }))
    await expect(args.onNetworks).toHaveBeenCalledOnce()
    // A single address has no tabs.
    await expect(view.queryByRole('tab')).toBeNull()
  },
}

export const WithoutShare: Story = {
  args: { model: named, onShare: undefined },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('vitalik.eth')
    await expect(view.queryByRole('button', { name: 'Share' })).toBeNull()
  },
}

export const CopyFailed: Story = {
  args: { model: fixtures.ready, onCopy: fn(() => Promise.reject(new Error('no clipboard'))) },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Copy address' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(view.queryByText('Copied')).toBeNull()
  },
}

export const OneNetwork: Story = {
  args: { model: oneNetwork },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Only send assets on Ethereum to this address.')
    await expect(view.queryByRole('button', { name: /^Compatible networks/ })).toBeNull()
  },
}

export const TestNetwork: Story = { args: { model: testNetwork } }

export const UnknownNetwork: Story = {
  args: { model: unknownNetwork },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText(/^Only send assets on Unknown network \(1337\) and/)
  },
}

export const SmartAccount: Story = {
  args: { model: smartAccount },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByText(/assets that are sent to it may be lost/)
    await userEvent.click(view.getByRole('tab', { name: 'Wallet' }))
    await expect(args.onSelectType).toHaveBeenCalledWith('eoa')
  },
}

export const Solana: Story = { args: { model: solana } }

export const Bitcoin: Story = {
  args: { model: bitcoin },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Use this address to receive bitcoin.')
    view.getByRole('tab', { name: 'Payments', selected: true }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelectType).toHaveBeenCalledWith('ordinal')
  },
}

export const BitcoinOrdinals: Story = { args: { model: bitcoinOrdinals } }

export const Huge: Story = { args: { model: huge } }

export const Disconnected: Story = {
  args: { model: fixtures.disconnected },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Connect a wallet' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const BitcoinRightToLeft: Story = {
  args: { model: bitcoinOrdinals },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
