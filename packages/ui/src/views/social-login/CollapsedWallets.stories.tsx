import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { CollapsedWallets } from './CollapsedWallets.js'

const modal = { route: { view: 'connect' }, canGoBack: false }

const meta: Meta<typeof CollapsedWallets> = {
  title: 'Views/CollapsedWallets',
  component: CollapsedWallets,
  args: { or: 'before', onClick: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof CollapsedWallets>

export const AfterLogin: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: /wallet/i }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const BeforeLogin: Story = { args: { or: 'after' } }
export const TermsNotAccepted: Story = {
  args: { onClick: undefined },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('button', { name: /wallet/i })).toBeDisabled()
  },
}
export const RightToLeft: Story = { parameters: { modal: { ...modal, locale: 'ar' } } }
