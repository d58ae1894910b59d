import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { LoginTitle, MoreWallets } from './MoreWallets.js'

const modal = { route: { view: 'connect' }, canGoBack: false }

const meta: Meta<typeof MoreWallets> = {
  title: 'Views/MoreWallets',
  component: MoreWallets,
  args: { onClick: fn() },
  parameters: { modal },
  render: (args) => (
    <>
      <LoginTitle />
      <MoreWallets {...args} />
    </>
  ),
}

export default meta

type Story = StoryObj<typeof MoreWallets>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'More wallets' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(await view.findByRole('heading', { name: 'Log in or connect' })).toBeVisible()
  },
}
export const TermsNotAccepted: Story = { args: { onClick: undefined } }
export const RightToLeft: Story = { parameters: { modal: { ...modal, locale: 'ar' } } }
