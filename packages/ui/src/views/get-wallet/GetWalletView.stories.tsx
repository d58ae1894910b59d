import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, hostileOffer } from './GetWalletView.fixtures.js'
import { GetWalletView } from './GetWalletView.js'

const modal = { route: { view: 'get-wallet' }, canGoBack: true }

const meta: Meta<typeof GetWalletView> = {
  title: 'Views/GetWallet',
  component: GetWalletView,
  args: { onFollow: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof GetWalletView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const link = await view.findByRole('link', { name: 'Kestrel, iPhone' })
    await expect(link).toHaveAttribute('href', 'https://example.com/ios/kestrel')
    await expect(view.getAllByRole('link')).toHaveLength(6)
  },
}

export const Empty: Story = { args: { model: fixtures.empty } }

export const HostileOffer: Story = {
  args: { model: hostileOffer },
  play: async ({ canvasElement }) => {
    const links = await queryModal(canvasElement).findAllByRole('link')
    await expect(links.map((link: Element) => link.getAttribute('href'))).toEqual(['https://example.com'])
  },
}

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
