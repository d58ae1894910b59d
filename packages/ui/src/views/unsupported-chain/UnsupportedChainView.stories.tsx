import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { declined, failed, fixtures, long, named } from './UnsupportedChainView.fixtures.js'
import { UnsupportedChainView } from './UnsupportedChainView.js'

const modal = { route: { view: 'unsupported-chain', namespace: 'eip155' }, closable: false }

const meta: Meta<typeof UnsupportedChainView> = {
  title: 'Views/UnsupportedChain',
  component: UnsupportedChainView,
  args: { onSelectNetwork: fn(), onDisconnect: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof UnsupportedChainView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Base' }))
    await expect(args.onSelectNetwork).toHaveBeenCalledWith('eip155:8453')
    await userEvent.click(view.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
    // The view cannot be closed.
    await expect(view.queryByRole('button', { name: 'Close' })).toBeNull()
    await expect(view.queryByRole('button', { name: 'Back' })).toBeNull()
  },
}

export const Switching: Story = {
  args: { model: fixtures.switching },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: 'Base' })).toBeDisabled()
    // The user can disconnect a wallet that never responds.
    await expect(view.getByRole('button', { name: 'Disconnect' })).toBeEnabled()
  },
}

export const Disconnecting: Story = {
  args: { model: fixtures.disconnecting },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: 'Disconnecting' })).toBeDisabled()
    await expect(view.getByRole('button', { name: 'Base' })).toBeDisabled()
  },
}

export const Named: Story = {
  args: { model: named },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByText(/BNB Smart Chain/)).toBeVisible()
  },
}

export const Declined: Story = {
  args: { model: declined },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    // The other status is the live region of the snackbar.
    const [status] = await view.findAllByRole('status')
    await expect(status).toHaveTextContent('Request declined')
    // The switch can be retried.
    await userEvent.click(view.getByRole('button', { name: /Base.*Request declined/ }))
    await expect(args.onSelectNetwork).toHaveBeenCalledWith('eip155:8453')
  },
}

export const Failed: Story = {
  args: { model: failed },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: /Base.*Chain is not supported/ })).toBeEnabled()
  },
}

export const Long: Story = { args: { model: long } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
