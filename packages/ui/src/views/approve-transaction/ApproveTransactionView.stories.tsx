import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { ApproveTransactionView } from './ApproveTransactionView.js'

const modal = { route: { view: 'approve-transaction' }, canGoBack: false }

const meta: Meta<typeof ApproveTransactionView> = {
  title: 'Views/ApproveTransaction',
  component: ApproveTransactionView,
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ApproveTransactionView>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByText('Approve the request')).toBeVisible()
  },
}
export const Settings: Story = {
  args: { isSettings: true },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'Wallet settings' })).toBeVisible()
    await expect(await view.findByText('Opening the settings')).toBeVisible()
  },
}
export const SettingsRightToLeft: Story = {
  args: { isSettings: true },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
export const RightToLeft: Story = { parameters: { modal: { ...modal, locale: 'ar' } } }
