import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { WhatIsANetworkView } from './WhatIsANetworkView.js'

const modal = { route: { view: 'what-is-a-network' }, canGoBack: true }

const meta: Meta<typeof WhatIsANetworkView> = {
  title: 'Views/WhatIsANetwork',
  component: WhatIsANetworkView,
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof WhatIsANetworkView>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = await queryModal(canvasElement).findByRole('link', { name: 'Learn more about networks' })
    await expect(link).toHaveAttribute('href', 'https://ethereum.org/en/developers/docs/networks/')
  },
}

export const RightToLeft: Story = { parameters: { modal: { ...modal, locale: 'ar' } } }
