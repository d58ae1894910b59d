import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  failed,
  fixtures,
  notCreated,
  notDeployed,
  off,
  ownAddress,
  pending,
  unknownNetwork,
} from './AccountTypeSwitch.fixtures.js'
import { AccountTypeSwitch } from './AccountTypeSwitch.js'

const modal = { route: { view: 'account', namespace: 'eip155' } }

const meta: Meta<typeof AccountTypeSwitch> = {
  title: 'Views/Account/Account type',
  component: AccountTypeSwitch,
  args: { onSelect: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof AccountTypeSwitch>

export const On: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const toggle = await view.findByRole('switch', { name: 'Smart account' })
    await expect(toggle).toBeChecked()
    await expect(toggle).toHaveAccessibleDescription(/combine several steps.*stays the same/)
    await userEvent.click(toggle)
    await expect(args.onSelect).toHaveBeenCalledWith('eoa')
  },
}

export const Off: Story = {
  args: { model: off },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const toggle = await view.findByRole('switch', { name: 'Smart account' })
    await expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    await expect(args.onSelect).toHaveBeenCalledWith('smartAccount')
  },
}

export const NotDeployed: Story = { args: { model: notDeployed } }

export const OwnAddress: Story = {
  args: { model: ownAddress },
  play: async ({ canvasElement }) => {
    const toggle = await queryModal(canvasElement).findByRole('switch', { name: 'Smart account' })
    await expect(toggle).toHaveAccessibleDescription(/an address of its own.*ordinary account stay there/)
  },
}

export const OwnAddressRightToLeft: Story = {
  args: { model: ownAddress },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const NotCreated: Story = { args: { model: notCreated } }

export const Pending: Story = {
  args: { model: pending },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('switch', { name: 'Smart account' })).toBeDisabled()
    await expect(view.getByText('Switching to the smart account…')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { model: failed },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('Couldn’t switch to the smart account')).toBeVisible()
    await expect(view.getByText('The bundler of the login frame did not respond.')).toBeVisible()
    await expect(view.getByRole('switch', { name: 'Smart account' })).toBeEnabled()
  },
}

export const Unavailable: Story = {
  args: { model: fixtures.unavailable },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(
      await view.findByText('Doesn’t work on Base. Your ordinary account is used there.'),
    ).toBeVisible()
    await expect(view.queryByRole('switch')).toBeNull()
  },
}

export const UnknownNetwork: Story = { args: { model: unknownNetwork } }

export const Absent: Story = { args: { model: fixtures.absent } }

export const RightToLeft: Story = {
  args: { model: notDeployed },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const FailedRightToLeft: Story = {
  args: { model: failed },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
