import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { bitcoin, fixtures, hostile, inactive, labelled } from './ProfileView.fixtures.js'
import { ProfileView } from './ProfileView.js'

const modal = { route: { view: 'profile', namespace: 'eip155', address: '0x1' }, canGoBack: true }
const rtl = { modal: { ...modal, locale: 'ar' } }

const meta: Meta<typeof ProfileView> = {
  title: 'Views/Profile',
  component: ProfileView,
  args: {
    onCopyAddress: fn(),
    onSaveLabel: fn(),
    onSwitchAccount: fn(),
    onAccounts: fn(),
    onConnect: fn(),
  },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof ProfileView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const field = await view.findByRole('textbox', { name: 'Label' })
    await expect(view.getByRole('button', { name: 'Save label' })).toBeDisabled()
    await fireEvent.input(field, { target: { value: 'Savings' } })
    await userEvent.click(view.getByRole('button', { name: 'Save label' }))
    await expect(args.onSaveLabel).toHaveBeenCalledWith('Savings')
    await waitFor(() => expect(view.getByText('Label saved')).toBeInTheDocument())
    await fireEvent.input(field, { target: { value: 'Savings 2' } })
    await userEvent.click(view.getByRole('button', { name: 'Save label' }))
    await expect(args.onSaveLabel).toHaveBeenLastCalledWith('Savings 2')
    await expect(view.queryByRole('button', { name: 'Use this account' })).toBeNull()
  },
}

export const Labelled: Story = {
  args: { model: labelled },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await fireEvent.input(await view.findByRole('textbox', { name: 'Label' }), { target: { value: '' } })
    await userEvent.click(view.getByRole('button', { name: 'Save label' }))
    await expect(args.onSaveLabel).toHaveBeenCalledWith('')
  },
}

export const Inactive: Story = {
  args: { model: inactive },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Use this account' }))
    await expect(args.onSwitchAccount).toHaveBeenCalledOnce()
  },
}

export const SaveFails: Story = {
  args: { model: labelled, onSaveLabel: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const field = await view.findByRole('textbox', { name: 'Label' })
    await fireEvent.input(field, { target: { value: 'Savings 2' } })
    await userEvent.click(view.getByRole('button', { name: 'Save label' }))
    await expect(field).toHaveValue('Savings 2')
    await expect(view.getByRole('button', { name: 'Save label' })).toBeEnabled()
  },
}

export const Bitcoin: Story = { args: { model: bitcoin } }

export const Hostile: Story = {
  args: { model: hostile },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: /^<b>ALabel/ })
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const Missing: Story = {
  args: { model: fixtures.missing },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Show accounts' }))
    await expect(args.onAccounts).toHaveBeenCalledOnce()
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

export const RightToLeft: Story = { args: { model: labelled }, parameters: rtl }
