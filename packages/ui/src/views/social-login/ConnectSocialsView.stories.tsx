import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { ConnectSocialsView } from './ConnectSocialsView.js'

const modal = { route: { view: 'connect-socials' } }

const meta: Meta<typeof ConnectSocialsView> = {
  title: 'Views/ConnectSocials',
  component: ConnectSocialsView,
  args: { providers: ['google', 'x', 'discord', 'github', 'apple', 'facebook'], onSelect: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ConnectSocialsView>

export const All: Story = {
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    for (const [name, provider] of [
      ['Google', 'google'],
      ['Apple', 'apple'],
    ] as const) {
      await userEvent.click(await view.findByRole('button', { name: `Continue with ${name}` }))
      await expect(args.onSelect).toHaveBeenLastCalledWith(provider)
    }
  },
}
export const TermsNotAccepted: Story = {
  args: { onSelect: undefined },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: 'Continue with Google' })).toBeDisabled()
  },
}
export const RightToLeft: Story = { parameters: { modal: { ...modal, locale: 'ar' } } }
