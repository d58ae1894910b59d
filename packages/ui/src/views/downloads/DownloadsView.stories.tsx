import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  hostileLinks,
  noLinks,
  onDesktop,
  onlyHomepage,
  onlyPhones,
  onPhone,
} from './DownloadsView.fixtures.js'
import { DownloadsView } from './DownloadsView.js'

const modal = { route: { view: 'downloads', walletId: 'dev.latchkit.kestrel' }, canGoBack: true }

const meta: Meta<typeof DownloadsView> = {
  title: 'Views/Downloads',
  component: DownloadsView,
  args: { onFollow: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof DownloadsView>

export const OnDesktop: Story = {
  args: { model: onDesktop },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const link = await view.findByRole('link', { name: 'Open Chrome Web Store' })
    await expect(link).toHaveAttribute('href', 'https://example.com/chrome/kestrel')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(view.getAllByRole('link')).toHaveLength(4)
    await userEvent.click(view.getByRole('tab', { name: 'Android' }))
    await expect(view.getByRole('img', { name: 'QR code that opens Google Play' })).toBeVisible()
  },
}

export const OnPhone: Story = { args: { model: onPhone } }

export const OnlyPhones: Story = { args: { model: onlyPhones } }

export const OnlyHomepage: Story = { args: { model: onlyHomepage } }

export const Nowhere: Story = { args: { model: noLinks } }

export const HostileLinks: Story = {
  args: { model: hostileLinks },
  play: async ({ canvasElement }) => {
    const links = await queryModal(canvasElement).findAllByRole('link')
    await expect(links.map((link: Element) => link.getAttribute('href'))).toEqual(['https://example.com'])
  },
}

export const RightToLeft: Story = {
  args: { model: onDesktop },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
