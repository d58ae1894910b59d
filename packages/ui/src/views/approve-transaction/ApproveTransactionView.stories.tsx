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
export const RightToLeft: Story = { parameters: { modal: { ...modal, locale: 'ar' } } }
